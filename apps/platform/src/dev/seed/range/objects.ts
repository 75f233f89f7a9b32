import { draftsOf } from './draft.ts'

const editions = draftsOf('Galleria Editions')

/** Furniture, small architecture and gifts. */
export const objects = [
  editions(
    'Milking Stool',
    'stool',
    145,
    'Oak Walnut Sage',
    'A stool with many uses. The seat is turned to a shallow dish for comfort.',
    { ribbon: 'Best seller' },
  ),
  editions('Plain Stool', 'stool', 128, 'Black Bone', 'Our milking stool with a painted finish.'),
  editions(
    'Noon Clock',
    'clock',
    98,
    'Terracotta Ink Sage',
    'A quiet movement and hands you can read from the other end of the room.',
  ),
  editions(
    'Station Clock',
    'clock',
    118,
    'Bone Petrol',
    'A larger, plainer clock with an easy-to-read face.',
    {
      sale: { percent: 15 },
    },
  ),
  editions(
    'Arch Mirror',
    'mirror',
    210,
    'Brass Black Oak',
    'A tall arch in a narrow frame that brings more light into the room.',
    { stock: 'some' },
  ),
  editions('Pond Mirror', 'mirror', 260, 'Sage Clay', 'A mirror with a soft, irregular outline.', {
    ribbon: 'Limited edition',
    stock: 'last',
  }),
  editions('Entry Caddy', 'caddy', 46, 'Rust Mist', 'A catchall for keys and coins by the front door.'),
  editions(
    'Gift Card',
    'giftcard',
    25,
    'Terracotta',
    'Let them choose. Sent by email, and it never expires.',
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
    'Made to order in our workshop. Tell us what it should hold, and we’ll send you a drawing.',
    {
      pictures: 'none',
      texts: [{ title: 'What should it hold?', maxLength: 200, mandatory: true }],
      stock: 'untracked',
    },
  ),
  editions('Archive Stool', 'stool', 160, 'Brick', 'No longer in production.', {
    hidden: true,
  }),
]
