import { draftsOf } from './draft.ts'

const halm = draftsOf('Halm')
const editions = draftsOf('Galleria Editions')

/** Tableware of the shop. */
export const tableware = [
  halm(
    'Morning Cup',
    'cup',
    28,
    'Terracotta Bone Sky Charcoal',
    'A cup with a generous handle and a rim thin enough to forget. Dishwasher safe, though it likes your hands better.',
    { ribbon: 'Best seller' },
  ),
  halm(
    'Speckled Mug',
    'cup',
    32,
    'Oat Sage Rose',
    'Iron in the clay comes through the glaze as freckles. Three hundred and fifty millilitres, filled to a sensible line.',
  ),
  halm('Night Shift Mug', 'cup', 36, 'Ink Plum', 'Tall, dark and slow to cool, for whoever is still awake.', {
    stock: 'none',
  }),
  halm(
    'Everyday Plates',
    'plates',
    88,
    'Bone Sky Butter',
    'Four plates that stack without a rattle. The line at the rim is drawn by brush.',
    { choices: { name: 'Size', values: ['Dessert', ['Dinner', 24]] } },
  ),
  halm(
    'Feast Plates',
    'plates',
    120,
    'Saffron Forest',
    'A wider rim and a deeper glaze, for the meals that take all afternoon.',
    { sale: { percent: 15 } },
  ),
  halm(
    'Ripple Bowl',
    'bowl',
    46,
    'Mist Peach Ink',
    'A bowl for soup, for pears, for nothing at all in the middle of a table.',
  ),
  halm('Salad Bowl', 'bowl', 78, 'Moss Bone', 'Wide enough to toss in, low enough to pass along.'),
  halm('Noodle Bowl', 'bowl', 38, 'Brick Ink Bone', 'Steep sides keep the broth hot to the last mouthful.', {
    stock: 'some',
  }),
  halm(
    'Ochre Teapot',
    'teapot',
    98,
    'Saffron Bone',
    'A round body, a bamboo handle and a spout that does not drip. We poured a great deal of tea to be sure.',
    { ribbon: 'Handmade' },
  ),
  halm(
    'Rain Teapot',
    'teapot',
    104,
    'Petrol Mist',
    'Smaller, for one long book or two short conversations.',
    { preorder: 'Fired in small batches: ships in three weeks', stock: 'none' },
  ),
  editions(
    'Vigil Carafe',
    'carafe',
    52,
    'Mist Sage Rose',
    'Mouth-blown glass with its own tumbler, for the bedside or the desk.',
  ),
  editions(
    'Tide Carafe',
    'carafe',
    58,
    'Sky Lilac',
    'A heavier foot and a slow curve, so that pouring becomes a gesture.',
    { stock: 'untracked' },
  ),
  editions(
    'Plain Cutlery',
    'cutlery',
    64,
    'Steel Brass Charcoal',
    'Knife, fork and spoon, forged and brushed, with nothing on them to go out of fashion.',
    {
      choices: {
        name: 'Places',
        values: [
          ['One', 0],
          ['Four', 176],
          ['Six', 276],
        ],
      },
    },
  ),
  editions(
    'Bread Board',
    'board',
    44,
    'Oak Walnut',
    'One piece of timber, oiled twice. It will darken where you use it most.',
    { texts: [{ title: 'Engraving', maxLength: 20, mandatory: false }] },
  ),
  editions('Market Board', 'board', 58, 'Walnut Oak', 'Long enough for a loaf, a cheese and an argument.'),
  editions(
    'Table Candle',
    'candle',
    26,
    'Bone Sage Plum',
    'Rapeseed wax with fig leaf and cedar; forty hours of burning, none of smoking.',
    { perUnit: [220, 'G', 100, 'G'] },
  ),
  editions(
    'Cellar Candle',
    'candle',
    29,
    'Charcoal Rust',
    'Stone, moss and a struck match. For rooms with low ceilings.',
    { perUnit: [7.76, 'OZ', 1, 'OZ'] },
  ),
  editions(
    'Kitchen Soap',
    'bottle',
    18,
    'Olive Bone',
    'Olive oil, rosemary and a little pumice, for hands that have been cooking.',
    { perUnit: [500, 'ML', 100, 'ML'] },
  ),
  editions(
    'First Press Oil',
    'bottle',
    24,
    'Moss',
    'From a single grove, pressed on the day of picking. Green, peppery, impatient.',
    { perUnit: [16.9, 'FLOZ', 1, 'FLOZ'], ribbon: 'New' },
  ),
]
