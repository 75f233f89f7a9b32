import { draftsOf } from './draft.ts'

const editions = draftsOf('Galleria Editions')

/** Furniture, small architecture and gifts. */
export const objects = [
  editions(
    'Milking Stool',
    'stool',
    145,
    'Oak Walnut Sage',
    'Four legs, one seat, a hundred uses. The top is turned to a shallow dish, as your back will notice.',
    { ribbon: 'Best seller' },
  ),
  editions(
    'Plain Stool',
    'stool',
    128,
    'Black Bone',
    'The same stool, painted, for kitchens that prefer it.',
  ),
  editions(
    'Noon Clock',
    'clock',
    98,
    'Terracotta Ink Sage',
    'A quiet movement and hands you can read from the other end of the room.',
  ),
  editions('Station Clock', 'clock', 118, 'Bone Petrol', 'Larger, plainer, and never late on purpose.', {
    sale: { percent: 15 },
  }),
  editions(
    'Arch Mirror',
    'mirror',
    210,
    'Brass Black Oak',
    'A narrow frame around as much light as the wall will give.',
    { stock: 'some' },
  ),
  editions('Pond Mirror', 'mirror', 260, 'Sage Clay', 'An outline no two people describe alike.', {
    ribbon: 'Limited edition',
    stock: 'last',
  }),
  editions('Entry Caddy', 'caddy', 46, 'Rust Mist', 'For what your pockets give up when you come home.'),
  editions(
    'Gift Card',
    'giftcard',
    25,
    'Terracotta',
    'For somebody with a mind of their own. Sent by email, valid for as long as there is a shop.',
    {
      giftCard: true,
      stock: 'untracked',
      choices: {
        name: 'Amount',
        values: [
          ['$25', 0],
          ['$50', 25],
          ['$100', 75],
          ['$200', 175],
        ],
      },
      digital: { fileName: 'gift-card.pdf', fileType: 'SECURE_DOCUMENT', sizeInBytes: 52_000 },
    },
  ),
  editions(
    'Made for You',
    'caddy',
    60,
    'Oat',
    'A commission from the workshop. Tell us what it should hold; we answer with a drawing.',
    {
      pictures: 'none',
      texts: [{ title: 'What should it hold?', maxLength: 200, mandatory: true }],
      stock: 'untracked',
    },
  ),
  editions('Archive Stool', 'stool', 160, 'Brick', 'Taken out of the range and kept for the record.', {
    hidden: true,
  }),
]
