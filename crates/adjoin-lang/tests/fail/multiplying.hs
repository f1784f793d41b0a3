f0 x = if f1 2.5 > 1 && f1 (3 :: Int) > 1 then x else x + x
 where
 f1 x = if f2 2.5 > 1 && f2 (3 :: Int) > 1 then x else x + x
  where
  f2 x = if f3 2.5 > 1 && f3 (3 :: Int) > 1 then x else x + x
   where
   f3 x = if f4 2.5 > 1 && f4 (3 :: Int) > 1 then x else x + x
    where
    f4 x = if f5 2.5 > 1 && f5 (3 :: Int) > 1 then x else x + x
     where
     f5 x = if f6 2.5 > 1 && f6 (3 :: Int) > 1 then x else x + x
      where
      f6 x = if f7 2.5 > 1 && f7 (3 :: Int) > 1 then x else x + x
       where
       f7 x = if f8 2.5 > 1 && f8 (3 :: Int) > 1 then x else x + x
        where
        f8 x = if f9 2.5 > 1 && f9 (3 :: Int) > 1 then x else x + x
         where
         f9 x = if f10 2.5 > 1 && f10 (3 :: Int) > 1 then x else x + x
          where
          f10 x = if f11 2.5 > 1 && f11 (3 :: Int) > 1 then x else x + x
           where
           f11 x = if f12 2.5 > 1 && f12 (3 :: Int) > 1 then x else x + x
            where
            f12 x = if f13 2.5 > 1 && f13 (3 :: Int) > 1 then x else x + x
             where
             f13 x = if f14 2.5 > 1 && f14 (3 :: Int) > 1 then x else x + x
              where
              f14 x = if f15 2.5 > 1 && f15 (3 :: Int) > 1 then x else x + x
               where
               f15 x = if f16 2.5 > 1 && f16 (3 :: Int) > 1 then x else x + x
                where
                f16 x = if f17 2.5 > 1 && f17 (3 :: Int) > 1 then x else x + x
                 where
                 f17 x = if f18 2.5 > 1 && f18 (3 :: Int) > 1 then x else x + x
                  where
                  f18 x = if f19 2.5 > 1 && f19 (3 :: Int) > 1 then x else x + x
                   where
                   f19 x = if f20 2.5 > 1 && f20 (3 :: Int) > 1 then x else x + x
                    where
                    f20 x = if f21 2.5 > 1 && f21 (3 :: Int) > 1 then x else x + x
                     where
                     f21 x = if f22 2.5 > 1 && f22 (3 :: Int) > 1 then x else x + x
                      where
                      f22 x = if f23 2.5 > 1 && f23 (3 :: Int) > 1 then x else x + x
                       where
                       f23 x = if f24 2.5 > 1 && f24 (3 :: Int) > 1 then x else x + x
                        where
                        f24 x = if f25 2.5 > 1 && f25 (3 :: Int) > 1 then x else x + x
                         where
                          f25 x = x * 2
