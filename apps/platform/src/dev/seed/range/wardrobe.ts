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
    'Cut from a dense cotton drill, with roomy pockets for tools.',
    { choices: sizes, ribbon: 'Best seller' },
  ),
  field(
    'Garden Overshirt',
    'overshirt',
    156,
    'Moss Sand',
    'A softer, twice-washed overshirt for working outdoors.',
    { choices: sizes, stock: 'some' },
  ),
  field(
    'Harbor Sweater',
    'sweater',
    164,
    'Cobalt Bone Forest',
    'A striped sweater knitted from natural wool.',
    { slug: 'harbour-sweater', choices: sizes },
  ),
  field(
    'Fisher Sweater',
    'sweater',
    178,
    'Oat Charcoal',
    'A heavy rib knit with long cuffs and a sturdy collar.',
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
    'Wide through the leg, with a straight seam from hip to hem.',
    { choices: waists },
  ),
  field('Weekend Trousers', 'trousers', 118, 'Olive Charcoal', 'Our painter trousers in a lighter fabric.', {
    choices: waists,
    sale: { amount: 20 },
  }),
  field(
    'Field Coat',
    'coat',
    320,
    'Saffron Ink',
    'Waxed cotton over a wool lining. It starts out stiff and softens with wear.',
    { choices: sizes, ribbon: 'New' },
  ),
  field(
    'Loden Coat',
    'coat',
    380,
    'Forest Walnut',
    'Water-repellent milled wool with horn buttons and deep pockets.',
    { choices: sizes, stock: 'last', ribbon: 'Almost gone' },
  ),
  field(
    'Market Tote',
    'tote',
    38,
    'Oat Terracotta Ink Moss',
    'Heavy canvas that stands up on its own and carries up to 25 lb.',
  ),
  field(
    'Arch Tote',
    'tote',
    42,
    'Rose Bone',
    'Our market tote with one of our prints, screen-printed in two colors.',
    { ribbon: 'Limited edition', stock: 'last' },
  ),
  field('Plaid Scarf', 'scarf', 88, 'Rust Sage Ink', 'Brushed lambswool with a hand-tied fringe.'),
  field('Lakeside Scarf', 'scarf', 94, 'Sky Lilac', 'A lighter, longer scarf for early spring.', {
    stock: 'none',
  }),
  field(
    'The Uniform: made-to-order overshirt in every color and size we have ever cut',
    'overshirt',
    185,
    'Bone Sand Saffron Terracotta Rust Rose Plum Lilac Sky Cobalt Petrol Ink Mist Sage Olive Moss Forest Walnut Charcoal Black',
    'One pattern, twenty colors, five sizes. Cut to order.',
    {
      slug: 'the-uniform',
      choices: { name: 'Size', values: ['XS', ['S', 0], ['M', 0], ['L', 0], ['XL', 10]] },
      texts: [{ title: 'Initials', maxLength: 3, mandatory: true }],
    },
  ),
]
