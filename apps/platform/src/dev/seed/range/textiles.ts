import { draftsOf } from './draft.ts'

const loom = draftsOf('Loom House')

/** Woven things for beds, chairs and floors. */
export const textiles = [
  loom(
    'Terrace Cushion',
    'cushion',
    64,
    'Terracotta Sage Bone',
    'A linen and cotton weave with feather inside and a zip you will not see.',
    { ribbon: 'Best seller' },
  ),
  loom(
    'Harvest Cushion',
    'cushion',
    58,
    'Saffron Olive',
    'Woven in stripes on the old narrow loom, so that a seam runs where it should.',
  ),
  loom('Dusk Cushion', 'cushion', 62, 'Plum Lilac Ink', 'The colors of the twenty minutes after sunset.', {
    stock: 'some',
  }),
  loom('Salt Cushion', 'cushion', 56, 'Mist Sky', 'Washed linen, pale and a little crumpled on purpose.', {
    sale: { percent: 10 },
  }),
  loom(
    'Hearth Blanket',
    'blanket',
    138,
    'Rust Oat Forest',
    'New wool, woven double and fringed. Big enough for two people who get along.',
    { ribbon: 'Handmade' },
  ),
  loom(
    'Picnic Blanket',
    'blanket',
    96,
    'Sky Butter',
    'Recycled wool with a tight weave that keeps out the damp.',
  ),
  loom(
    'Cradle Blanket',
    'blanket',
    74,
    'Rose Bone Mist',
    'Merino, soft as an ear. It is small for a few months and a treasure afterwards.',
  ),
  loom(
    'Bath Towels',
    'towels',
    72,
    'Sage Sky Clay',
    'Four towels in tones that belong together, looped long to dry fast.',
    { choices: { name: 'Set', values: ['Hand', ['Bath', 36]] } },
  ),
  loom(
    'Sauna Towels',
    'towels',
    68,
    'Oat Charcoal',
    'Flat linen and cotton waffle, quick to dry and pleasantly rough.',
  ),
  loom(
    'Prairie Rug',
    'rug',
    340,
    'Clay Petrol Plum',
    'Hand-knotted in a mountain village, with borders that change their mind halfway along.',
    { choices: { name: 'Size', values: ['90 x 150', ['120 x 180', 160], ['170 x 240', 420]] } },
  ),
  loom(
    'Courtyard Rug',
    'rug',
    290,
    'Sage Rust',
    'Flat-woven in wool and jute; either side is the right side.',
    { perUnit: [2.16, 'SQM', 1, 'SQM'] },
  ),
  loom('Quiet Runner', 'rug', 180, 'Mist Oat', 'Long and narrow, for the hall you cross barefoot at night.', {
    sale: { amount: 30 },
  }),
  loom(
    'Linen by the Metre',
    'blanket',
    32,
    'Bone Sage Ink Rose',
    'Our own washed linen, one hundred and forty wide. Curtains, tablecloths, plans.',
    { perUnit: [2, 'M', 1, 'M'], stock: 'untracked' },
  ),
]
