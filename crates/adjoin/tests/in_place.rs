//! The verbs that write into the caller's memory, compared with those that return their results.

use adjoin::prelude::*;
use adjoin::{Vector, hvp_into, jacobian_into, jvp_into, vjp_into};

fn flat<T: Differentiable + ?Sized>(x: &T) -> Vec<f64> {
    let mut scalars = Vec::new();
    x.visit_scalars(&mut |x: f64| scalars.push(x));
    scalars
}

fn pairs<R: Real>(x: &[R]) -> (R, Vec<R>) {
    (x.iter().copied().product(), x.windows(2).map(|pair| pair[0].sin() * pair[1]).collect())
}

fn scalar<R: Real>(x: &[R]) -> R {
    let (product, pairs) = pairs(x);
    product * pairs.into_iter().sum::<R>()
}

#[test]
fn all_forms_agree_on_vectors_arrays_and_structures() {
    let x = vec![0.5, -1.5, 2.0];
    let direction = vec![1.0, 0.25, -2.0];
    let cotangent = (0.5, vec![2.0, -1.0]);
    for _ in 0..3 {
        let mut pushed = [0.0; 3];
        let value = jvp_into(|x: &Vec<Forward>| pairs(x), &x, &direction, &mut pushed);
        let expected = jvp(|x: Vec<_>| pairs(&x), &x, &direction).unwrap();
        assert_eq!((value, pushed.to_vec()), (Ok(expected.0.clone()), flat(&expected.1)));
        let fixed = |x: &[Forward; 3]| pairs(x);
        let of_array = jvp_into(fixed, &[0.5, -1.5, 2.0], &[1.0, 0.25, -2.0], &mut pushed);
        assert_eq!((of_array, pushed.to_vec()), (Ok(expected.0), flat(&expected.1)));

        let mut gradient = [0.0; 3];
        let value = vjp_into(|x: &Vec<Reverse>| pairs(x), &x, &cotangent, &mut gradient);
        let (expected, pullback) = vjp(|x: Vec<_>| pairs(&x), &x);
        assert_eq!((value, gradient.to_vec()), (Ok(expected), pullback.call(&cotangent).unwrap()));
        gradient = [f64::NAN; 3];
        pullback.call_into(&cotangent, &mut gradient).unwrap();
        assert_eq!(gradient.to_vec(), pullback.call(&cotangent).unwrap());

        let mut product = [0.0; 3];
        hvp_into(|x| scalar(x), &x, &direction, &mut product).unwrap();
        assert_eq!(product.to_vec(), hvp(|x: Vec<_>| scalar(&x), &x, &direction).unwrap());
        hvp_into(|x| scalar(x), &[0.5, -1.5, 2.0], &[1.0, 0.25, -2.0], &mut product).unwrap();
        assert_eq!(product.to_vec(), hvp(|x: Vec<_>| scalar(&x), &x, &direction).unwrap());

        let mut entries = [0.0; 9];
        jacobian_into(|x: Vec<Reverse>| pairs(&x), &x, &mut entries);
        assert_eq!(entries, jacobian(|x: Vec<_>| pairs(&x), &x).entries());
    }
    // Structures with arrays.
    let (x, direction) = ((Vector::from([1.0, 2.0]), 3.0), (Vector::from([0.5, -1.0]), 2.0));
    let mut product = [0.0; 3];
    hvp_into(|(x, y)| x.dot(x) * *y * *y, &x, &direction, &mut product).unwrap();
    assert_eq!(product.to_vec(), flat(&hvp(|(x, y)| x.dot(&x) * y * y, &x, &direction).unwrap()));
    let mut pushed = [0.0; 2];
    let value = jvp_into(|(x, y): &(Vector<Forward>, _)| x * *y, &x, &direction, &mut pushed);
    assert_eq!((value, pushed), (Ok(Vector::from([3.0, 6.0])), [3.5, 1.0]));
}

#[test]
fn calls_inside_of_each_other_have_memory_of_their_own() {
    let x = vec![0.5, 2.0];
    let mut outer = [0.0; 1];
    let f = |x: &Vec<Forward>| {
        let inner: Vec<f64> = x.iter().map(|x| x.primal()).collect();
        let mut slopes = [0.0; 1];
        let _ = jvp_into(|y: &Vec<Forward>| y[0] * y[1], &inner, &vec![1.0, 0.0], &mut slopes);
        x[0] * x[1] * slopes[0]
    };
    assert_eq!(jvp_into(f, &x, &vec![1.0, 0.0], &mut outer), Ok(2.0));
    assert_eq!(outer, [4.0]);
}

#[test]
fn other_shapes_are_errors_and_other_lengths_panics() {
    let x = vec![1.0, 2.0];
    let short = vec![1.0];
    let text = "expected length 2, found 1";
    let sum = |x: &Vec<Forward>| x.iter().sum::<Forward>();
    assert_eq!(jvp_into(sum, &x, &short, &mut [0.0]).unwrap_err().to_string(), text);
    let second = |x: &Vec<Forward<Reverse>>| x.iter().copied().sum::<Forward<Reverse>>();
    assert_eq!(hvp_into(second, &x, &short, &mut [0.0; 2]).unwrap_err().to_string(), text);
    let same = |x: &Vec<Reverse>| x.clone();
    assert_eq!(vjp_into(same, &x, &short, &mut [0.0; 2]).unwrap_err().to_string(), text);
    let (_, pullback) = vjp(|x: Vec<Reverse>| x, &x);
    assert_eq!(pullback.call_into(&short, &mut [0.0; 2]).unwrap_err().to_string(), text);
    for refused in [
        std::panic::catch_unwind(|| drop(jvp_into(sum, &x, &x, &mut [0.0; 2]))),
        std::panic::catch_unwind(|| drop(hvp_into(second, &x, &x, &mut [0.0; 3]))),
        std::panic::catch_unwind(|| drop(vjp_into(same, &x, &x, &mut [0.0; 1]))),
    ] {
        let text = *refused.unwrap_err().downcast::<String>().unwrap();
        assert!(text.contains("has length") && text.contains("must be equal"), "{text}");
    }
}

#[test]
#[should_panic(expected = "carries tangents of another call")]
fn tangents_of_other_calls_are_caught() {
    let mut kept = None;
    let _ = jvp_into(|x: &Forward| *kept.insert(*x), &1.0, &1.0, &mut [0.0]);
    let _ = jvp_into(|x: &Forward| *x * kept.unwrap(), &1.0, &1.0, &mut [0.0]);
}
