import { draftsOf } from './draft.ts'

const verdant = draftsOf('Verdant')

/** Living things and the pots they live in. */
export const plants = [
  verdant(
    'Terrace Planter',
    'planter',
    54,
    'Terracotta Bone Ink',
    'A footed planter with a drip tray inside, planted by us and ready for a bright sill.',
    { ribbon: 'Best seller' },
  ),
  verdant('Shelf Planter', 'planter', 38, 'Sky Sage', 'Small, light and fond of north-facing rooms.'),
  verdant('Corner Planter', 'planter', 86, 'Clay Charcoal', 'For the corner nothing else will fill.', {
    choices: { name: 'Height', values: ['40 cm', ['70 cm', 42]] },
  }),
  verdant('Dune Planter', 'planter', 48, 'Sand Rose', 'It wants almost no water and very little else.', {
    stock: 'some',
  }),
  verdant(
    'Patience Planter',
    'planter',
    64,
    'Saffron Forest',
    'A slow grower in a pot it will never outgrow.',
    { sale: { amount: 10 } },
  ),
  verdant(
    'Nursery Pot',
    'pot',
    24,
    'Terracotta Bone Moss',
    'The classic, with its saucer, in clay that breathes.',
    { choices: { name: 'Diameter', values: ['12 cm', ['18 cm', 10], ['24 cm', 22]] } },
  ),
  verdant('Glazed Pot', 'pot', 36, 'Cobalt Butter', 'Frost-proof, and bright enough for February.'),
  verdant('Herb Pot', 'pot', 28, 'Sage Oat', 'Two bands and a wide rim; basil is grateful for it.', {
    stock: 'none',
  }),
  verdant(
    'Potting Soil',
    'pot',
    14,
    'Walnut',
    'Peat-free, with bark and a little charcoal. It smells like the first warm day.',
    { perUnit: [5, 'KG', 1, 'KG'], stock: 'untracked' },
  ),
  verdant('Plant Care Manual', 'book', 12, 'Moss', 'Mostly about not watering so much.', {
    digital: { fileName: 'plant-care.pdf', fileType: 'SECURE_DOCUMENT', sizeInBytes: 3_145_728 },
    also: ['document'],
  }),
]
