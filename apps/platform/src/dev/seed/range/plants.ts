import { draftsOf } from './draft.ts'

const verdant = draftsOf('Verdant')

/** Living things and the pots they live in. */
export const plants = [
  verdant(
    'Terrace Planter',
    'planter',
    54,
    'Terracotta Bone Ink',
    'A footed planter with a drip tray inside, planted and ready for a bright windowsill.',
    { ribbon: 'Best seller' },
  ),
  verdant('Shelf Planter', 'planter', 38, 'Sky Sage', 'Small and light, for low-light rooms.'),
  verdant('Corner Planter', 'planter', 86, 'Clay Charcoal', 'A tall planter for an empty corner.', {
    choices: { name: 'Height', values: ['40 cm', ['70 cm', 42]] },
  }),
  verdant(
    'Dune Planter',
    'planter',
    48,
    'Sand Rose',
    'Comes with a low-maintenance plant that needs very little water.',
    {
      stock: 'some',
    },
  ),
  verdant(
    'Patience Planter',
    'planter',
    64,
    'Saffron Forest',
    'A slow-growing plant in a pot with room to grow.',
    { sale: { amount: 10 } },
  ),
  verdant(
    'Nursery Pot',
    'pot',
    24,
    'Terracotta Bone Moss',
    'The classic pot in breathable clay, with a saucer.',
    { choices: { name: 'Diameter', values: ['12 cm', ['18 cm', 10], ['24 cm', 22]] } },
  ),
  verdant('Glazed Pot', 'pot', 36, 'Cobalt Butter', 'A frost-proof pot in bright colors.'),
  verdant('Herb Pot', 'pot', 28, 'Sage Oat', 'A banded pot with a wide rim, just right for basil.', {
    stock: 'none',
  }),
  verdant('Potting Soil', 'pot', 14, 'Walnut', 'Peat-free potting mix with bark and a little charcoal.', {
    perUnit: [5, 'KG', 1, 'KG'],
    stock: 'untracked',
  }),
  verdant('Plant Care Manual', 'book', 12, 'Moss', 'A simple guide to watering, light and repotting.', {
    digital: { fileName: 'plant-care.pdf', fileType: 'SECURE_DOCUMENT', sizeInBytes: 3_145_728 },
    also: ['document'],
  }),
]
