import { draftsOf } from './draft.ts'

const papier = draftsOf('Papier Bleu')

/** Paper, and what marks it. */
export const stationery = [
  papier(
    'Field Notebook',
    'notebook',
    22,
    'Ink Clay Sage Saffron',
    'Thread-sewn to lie flat. 160 pages of lightly textured paper.',
    { choices: { name: 'Ruling', values: ['Plain', 'Dotted'] }, ribbon: 'Best seller' },
  ),
  papier('Ledger', 'notebook', 28, 'Forest Brick', 'Numbered pages and an index for keeping records.'),
  papier('Year Planner', 'notebook', 26, 'Cobalt Rose', 'A week on two pages, with room for notes.', {
    sale: { percent: 50 },
    ribbon: 'Sale',
  }),
  papier(
    'Drawing Pencils',
    'pencils',
    18,
    'Saffron Petrol',
    'Seven grades of cedar and graphite, sharpened by hand.',
  ),
  papier('Color Pencils', 'pencils', 24, 'Terracotta Lilac', 'Soft, strong colors that layer cleanly.'),
  papier('Arch Cards', 'cards', 16, 'Rose Sky', 'Six blank cards with envelopes.', {
    art: 'arch-cards-d',
  }),
  papier(
    'Garden Cards',
    'cards',
    16,
    'Sage Peach',
    'Cut-paper leaves on heavy cotton stock, for thank-you notes and greetings.',
    { art: 'garden-cards-b', ribbon: 'New' },
  ),
  papier('Letter Set', 'cards', 28, 'Oat Ink', 'Twenty sheets and ten envelopes, for handwritten letters.', {
    stock: 'some',
  }),
  papier(
    'Wrapping Paper by the Sheet',
    'cards',
    4.5,
    'Butter Moss',
    'Printed on both sides and strong enough to reuse.',
    { stock: 'untracked' },
  ),
  papier('Recipe Book', 'book', 30, 'Brick', 'Blank recipe pages in a wipe-clean cover.'),
]
