import { draftsOf } from './draft.ts'

const field = draftsOf('Fieldhand')
const sizes = { name: 'Size', values: ['S', 'M', 'L', 'XL'] } as const
const waists = { name: 'Waist', values: ['28', '30', '32', '34'] } as const

/** Clothes to work in that happen to look well. */
export const wardrobe = [
  field(
    'Studio Overshirt',
    'overshirt',
    148,
    'Ink Clay Sage',
    'Cut from a dense cotton drill, with pockets that take a pencil, a rule and a sandwich.',
    { choices: sizes, ribbon: 'Best seller' },
  ),
  field(
    'Garden Overshirt',
    'overshirt',
    156,
    'Moss Sand',
    'Softer, washed twice, and happier with mud on it.',
    { choices: sizes, stock: 'some' },
  ),
  field(
    'Harbour Sweater',
    'sweater',
    164,
    'Cobalt Bone Forest',
    'Striped like the boats, knitted from wool that still smells faintly of sheep in the rain.',
    { choices: sizes },
  ),
  field(
    'Fisher Sweater',
    'sweater',
    178,
    'Oat Charcoal',
    'Heavy rib, long cuffs, a collar that keeps its promises.',
    { choices: sizes, sale: { percent: 30 }, ribbon: 'Sale' },
  ),
  field(
    'Atelier Tee',
    'tee',
    42,
    'Bone Black Terracotta Sky',
    'A straight, substantial T-shirt with one small mark on the chest.',
    { choices: sizes },
  ),
  field('Sunday Tee', 'tee', 46, 'Rose Sage', 'Loopback jersey, cut a little shorter, printed by hand.', {
    choices: sizes,
    stock: 'untracked',
  }),
  field(
    'Painter Trousers',
    'trousers',
    128,
    'Sand Ink',
    'Wide through the leg, with a seam that runs true from hip to hem.',
    { choices: waists },
  ),
  field(
    'Weekend Trousers',
    'trousers',
    118,
    'Olive Charcoal',
    'The same pattern in a lighter cloth, for days without ladders.',
    { choices: waists, sale: { amount: 20 } },
  ),
  field(
    'Field Coat',
    'coat',
    320,
    'Saffron Ink',
    'Waxed cotton over a wool lining. It arrives stiff and becomes yours by November.',
    { choices: sizes, ribbon: 'New' },
  ),
  field(
    'Loden Coat',
    'coat',
    380,
    'Forest Walnut',
    'Milled wool that rain rolls off. The buttons are horn, the pockets are deep.',
    { choices: sizes, stock: 'last', ribbon: 'Last pieces' },
  ),
  field(
    'Market Tote',
    'tote',
    38,
    'Oat Terracotta Ink Moss',
    'Canvas heavy enough to stand by itself. It has carried eleven kilos of lemons.',
  ),
  field(
    'Arch Tote',
    'tote',
    42,
    'Rose Bone',
    'The same bag with one of the prints from our wall, screened in two colors.',
    { ribbon: 'Limited edition', stock: 'last' },
  ),
  field('Plaid Scarf', 'scarf', 88, 'Rust Sage Ink', 'Lambswool, brushed with thistles, fringed by hand.'),
  field('Lakeside Scarf', 'scarf', 94, 'Sky Lilac', 'Lighter and longer, for the cold end of spring.', {
    stock: 'none',
  }),
  field(
    'The Uniform: made-to-order overshirt in every color and size we have ever cut',
    'overshirt',
    185,
    'Bone Sand Saffron Terracotta Rust Rose Plum Lilac Sky Cobalt Petrol Ink Mist Sage Olive Moss Forest Walnut Charcoal Black',
    'One pattern, twenty cloths, five sizes. Choose freely; we cut it after you have.',
    {
      slug: 'the-uniform',
      choices: { name: 'Size', values: ['XS', ['S', 0], ['M', 0], ['L', 0], ['XL', 10]] },
      texts: [{ title: 'Initials', maxLength: 3, mandatory: true }],
    },
  ),
]
