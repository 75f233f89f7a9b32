import { draftsOf } from './draft.ts'

const loom = draftsOf('Loom House')

/** Woven things for beds, chairs and floors. */
export const textiles = [
  loom(
    'Terrace Cushion',
    'cushion',
    64,
    'Terracotta Sage Bone',
    'A linen and cotton weave with a feather insert and a hidden zipper.',
    { ribbon: 'Best seller' },
  ),
  loom('Harvest Cushion', 'cushion', 58, 'Saffron Olive', 'Woven in stripes on a narrow loom.'),
  loom('Dusk Cushion', 'cushion', 62, 'Plum Lilac Ink', 'The colors of the sky just after sunset.', {
    stock: 'some',
  }),
  loom('Salt Cushion', 'cushion', 56, 'Mist Sky', 'Washed linen, pale with a relaxed, crumpled look.', {
    sale: { percent: 10 },
  }),
  loom(
    'Hearth Blanket',
    'blanket',
    138,
    'Rust Oat Forest',
    'Double-woven new wool with a fringe. Big enough for two.',
    { ribbon: 'Handmade' },
  ),
  loom(
    'Picnic Blanket',
    'blanket',
    96,
    'Sky Butter',
    'Recycled wool with a tight weave that keeps out moisture.',
  ),
  loom('Cradle Blanket', 'blanket', 74, 'Rose Bone Mist', 'A soft merino blanket for babies.'),
  loom(
    'Bath Towels',
    'towels',
    72,
    'Sage Sky Clay',
    'Four towels in matching tones. Quick drying and absorbent.',
    { choices: { name: 'Set', values: ['Hand', ['Bath', 36]] } },
  ),
  loom(
    'Sauna Towels',
    'towels',
    68,
    'Oat Charcoal',
    'Linen and cotton waffle, quick drying with a pleasant texture.',
  ),
  loom(
    'Prairie Rug',
    'rug',
    340,
    'Clay Petrol Plum',
    'Hand-knotted in a mountain village, with irregular, one-of-a-kind borders.',
    { choices: { name: 'Size', values: ['90 x 150', ['120 x 180', 160], ['170 x 240', 420]] } },
  ),
  loom('Courtyard Rug', 'rug', 290, 'Sage Rust', 'Flat-woven in wool and jute, and fully reversible.', {
    perUnit: [2.16, 'SQM', 1, 'SQM'],
  }),
  loom('Quiet Runner', 'rug', 180, 'Mist Oat', 'Long and narrow, for hallways and beside the bed.', {
    sale: { amount: 30 },
  }),
  loom(
    'Linen by the Meter',
    'blanket',
    32,
    'Bone Sage Ink Rose',
    'Our own washed linen, 55 inches wide, for curtains, tablecloths and sewing projects.',
    { slug: 'linen-by-the-metre', perUnit: [2, 'M', 1, 'M'], stock: 'untracked' },
  ),
]
