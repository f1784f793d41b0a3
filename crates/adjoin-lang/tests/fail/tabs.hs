f x = y
	where
	  y = x
        z = )
