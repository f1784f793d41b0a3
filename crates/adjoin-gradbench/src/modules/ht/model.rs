//! The model of a hand: data, whose numbers have no derivative.

use super::Affine;
use crate::{call::Failure, fields::Fields};

/// A finger's four angles are at its second, third and fourth bone.
pub const FINGERS: usize = 5;

/// Minimum number of bones: fewer would leave a finger without its angles.
const LEAST_BONES: usize = 4 * FINGERS + 1;

/// The finger that a bone belongs to, if any. Four bones are a finger; the first bone of a hand is the wrist.
pub(super) fn finger(bone: usize) -> Option<usize> {
    bone.checked_sub(1).map(|bone| bone / 4).filter(|finger| *finger < FINGERS)
}

/// A bone of a hand.
#[derive(Clone, Debug, PartialEq)]
pub struct Bone {
    /// Its name.
    pub name: String,
    /// The bone that it hangs on; it comes before this one.
    pub parent: Option<usize>,
    /// Where it is at rest, seen from its parent.
    pub base_relative: Affine,
    /// From where things are at rest to where they are seen from it.
    pub inverse_base_absolute: Affine,
}

/// Bones, and how much a point of the skin follows them.
pub type Weights = [(usize, f64)];

/// A point of the skin.
#[derive(Clone, Debug, PartialEq)]
pub struct Vertex {
    /// Where it is at rest.
    pub position: [f64; 3],
    /// The bones that it follows, and how much.
    pub weights: Vec<(usize, f64)>,
}

/// A hand.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    /// Its bones.
    pub bones: Vec<Bone>,
    /// Its skin.
    pub vertices: Vec<Vertex>,
    /// Whether it is a left hand, given as the mirror image of a right one.
    pub mirrored: bool,
}

/// A vertex, and where it was seen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Observation {
    /// Its number.
    pub vertex: usize,
    /// Where it was seen.
    pub seen: [f64; 3],
}

impl Model {
    /// The model, and the triangles of its skin.
    pub(super) fn read(fields: &Fields<'_>) -> Result<(Self, Vec<[usize; 3]>), Failure> {
        let bones = bones(fields)?;
        let positions = fields.arrays::<4>("base_positions")?;
        let weights = fields.matrix("weights", positions.len(), bones.len())?;
        let vertex = |([x, y, z, _], weights): ([f64; 4], Vec<f64>)| Vertex {
            position: [x, y, z],
            weights: weights.into_iter().enumerate().filter(|(_, weight)| *weight != 0.0).collect(),
        };
        let vertices: Vec<_> = positions.into_iter().zip(weights).map(vertex).collect();
        let triangles = fields.arrays::<3>("triangles")?;
        let corner = |corner: f64| {
            let index = corner as usize;
            if index as f64 == corner && index < vertices.len() {
                return Ok(index);
            }
            Err(fields.wrong("triangles", format!("has {corner}, and there are {} vertices", vertices.len())))
        };
        let triangles = triangles
            .into_iter()
            .map(|[a, b, c]| Ok([corner(a)?, corner(b)?, corner(c)?]))
            .collect::<Result<_, Failure>>()?;
        Ok((Model { bones, vertices, mirrored: fields.flag("is_mirrored")? }, triangles))
    }
}

fn bones(fields: &Fields<'_>) -> Result<Vec<Bone>, Failure> {
    let count = fields.count("bone_count")?;
    if count < LEAST_BONES {
        return Err(fields.wrong("bone_count", format!("is {count}, and a hand has at least {LEAST_BONES}")));
    }
    let (names, parents) = (fields.words("bone_names")?, fields.integers("parents")?);
    fields.check_length("bone_names", names.len(), count)?;
    fields.check_length("parents", parents.len(), count)?;
    let affines = |field: &str| {
        let matrices = fields.matrices(field)?;
        fields.check_length(field, matrices.len(), count)?;
        let affine = |(at, m): (usize, &[[f64; 4]; 4])| match m[3] {
            [0.0, 0.0, 0.0, 1.0] => Ok(Affine {
                linear: std::array::from_fn(|i| [m[i][0], m[i][1], m[i][2]]),
                offset: std::array::from_fn(|i| m[i][3]),
            }),
            last => {
                Err(fields.wrong(&format!("{field}[{at}][3]"), format!("has to be 0 0 0 1, and is {last:?}")))
            }
        };
        matrices.iter().enumerate().map(affine).collect::<Result<Vec<_>, Failure>>()
    };
    let (relatives, inverses) = (affines("base_relatives")?, affines("inverse_base_absolutes")?);
    let mut bones = Vec::new();
    let places = relatives.into_iter().zip(inverses);
    for ((name, parent), (base_relative, inverse_base_absolute)) in names.into_iter().zip(parents).zip(places)
    {
        let parent = match parent {
            -1 => None,
            _ => match usize::try_from(parent) {
                Ok(parent) if parent < bones.len() => Some(parent),
                _ => {
                    let at = format!("parents[{}]", bones.len());
                    return Err(fields.wrong(&at, format!("has to be −1 or a bone before, and is {parent}")));
                }
            },
        };
        bones.push(Bone { name, parent, base_relative, inverse_base_absolute });
    }
    Ok(bones)
}
