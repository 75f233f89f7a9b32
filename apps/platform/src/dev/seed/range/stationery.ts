import { draftsOf } from './draft.ts'

const papier = draftsOf('Papier Bleu')

/** Paper, and what marks it. */
export const stationery = [
  papier(
    'Field Notebook',
    'notebook',
    22,
    'Ink Clay Sage Saffron',
    'Thread-sewn, so that it opens flat and stays there. One hundred and sixty pages of paper with a little tooth.',
    { choices: { name: 'Ruling', values: ['Plain', 'Dotted'] }, ribbon: 'Best seller' },
  ),
  papier('Ledger', 'notebook', 28, 'Forest Brick', 'Numbered pages and an index, for people who mean it.'),
  papier(
    'Year Planner',
    'notebook',
    26,
    'Cobalt Rose',
    'A week across two pages and room for what actually happened.',
    { sale: { percent: 50 }, ribbon: 'Sale' },
  ),
  papier(
    'Drawing Pencils',
    'pencils',
    18,
    'Saffron Petrol',
    'Seven grades of cedar and graphite, sharpened by knife before they leave us.',
  ),
  papier(
    'Color Pencils',
    'pencils',
    24,
    'Terracotta Lilac',
    'Soft, strong colors that layer without going to mud.',
  ),
  papier('Arch Cards', 'cards', 16, 'Rose Sky', 'Six cards, six envelopes, nothing written inside.', {
    art: 'arch-cards-d',
  }),
  papier(
    'Garden Cards',
    'cards',
    16,
    'Sage Peach',
    'Cut-paper leaves on heavy cotton stock, for thank-yous and sorrys.',
    { art: 'garden-cards-b', ribbon: 'New' },
  ),
  papier(
    'Letter Set',
    'cards',
    28,
    'Oat Ink',
    'Twenty sheets and ten envelopes, for the kind of news that deserves a stamp.',
    { stock: 'some' },
  ),
  papier(
    'Wrapping Paper by the Sheet',
    'cards',
    4.5,
    'Butter Moss',
    'Printed both sides and strong enough to use twice.',
    { stock: 'untracked' },
  ),
  papier('Recipe Book', 'book', 30, 'Brick', 'Blank where it matters, washable where it counts.'),
]
