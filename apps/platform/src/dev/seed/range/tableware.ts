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
    'A cup with a generous handle and a thin rim. Dishwasher safe, though we recommend hand washing.',
    { ribbon: 'Best seller' },
  ),
  halm(
    'Speckled Mug',
    'cup',
    32,
    'Oat Sage Rose',
    'Iron in the clay shows through the glaze as freckles. Holds 12 fl oz.',
  ),
  halm('Night Shift Mug', 'cup', 36, 'Ink Plum', 'A tall, dark mug that keeps drinks hot for longer.', {
    stock: 'none',
  }),
  halm(
    'Everyday Plates',
    'plates',
    88,
    'Bone Sky Butter',
    'A set of four stackable plates with a hand-painted rim.',
    { choices: { name: 'Size', values: ['Dessert', ['Dinner', 24]] } },
  ),
  halm(
    'Feast Plates',
    'plates',
    120,
    'Saffron Forest',
    'A set of plates with a wider rim and a deeper glaze, for long meals with friends.',
    { sale: { percent: 15 } },
  ),
  halm(
    'Ripple Bowl',
    'bowl',
    46,
    'Mist Peach Ink',
    'A versatile bowl for soup, fruit or the center of the table.',
  ),
  halm('Salad Bowl', 'bowl', 78, 'Moss Bone', 'Wide enough for tossing and low enough to pass around.'),
  halm('Noodle Bowl', 'bowl', 38, 'Brick Ink Bone', 'Steep sides keep the broth hot.', {
    stock: 'some',
  }),
  halm('Ochre Teapot', 'teapot', 98, 'Saffron Bone', 'A round body, a bamboo handle and a drip-free spout.', {
    ribbon: 'Handmade',
  }),
  halm('Rain Teapot', 'teapot', 104, 'Petrol Mist', 'A smaller teapot for one or two.', {
    preorder: 'Ships in 3 weeks',
    stock: 'none',
  }),
  editions(
    'Vigil Carafe',
    'carafe',
    52,
    'Mist Sage Rose',
    'Mouth-blown glass with its own tumbler, for the bedside or the desk.',
  ),
  editions('Tide Carafe', 'carafe', 58, 'Sky Lilac', 'A heavier foot and a gentle curve for easy pouring.', {
    stock: 'untracked',
  }),
  editions(
    'Plain Cutlery',
    'cutlery',
    64,
    'Steel Brass Charcoal',
    'Knife, fork and spoon, forged and brushed, in a timeless design.',
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
    'Made from a single piece of wood and oiled twice. It darkens with use.',
    { texts: [{ title: 'Engraving', maxLength: 20, mandatory: false }] },
  ),
  editions('Market Board', 'board', 58, 'Walnut Oak', 'Long enough for bread, cheese and fruit.'),
  editions(
    'Table Candle',
    'candle',
    26,
    'Bone Sage Plum',
    'Rapeseed wax with fig leaf and cedar. Burns cleanly for 40 hours.',
    { perUnit: [220, 'G', 100, 'G'] },
  ),
  editions(
    'Cellar Candle',
    'candle',
    29,
    'Charcoal Rust',
    'A scented candle with notes of stone, moss and smoke.',
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
    'From a single grove, pressed on the day of picking. Green and peppery.',
    { perUnit: [16.9, 'FLOZ', 1, 'FLOZ'], ribbon: 'New' },
  ),
]
