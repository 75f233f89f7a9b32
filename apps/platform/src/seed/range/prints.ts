import { draftsOf } from './draft.ts'

const atelier = draftsOf('Atelier Colline')
const frames = { name: 'Size', values: ['30 x 40', ['50 x 70', 34]] } as const

/** Works on paper, printed in the atelier above the shop. */
export const prints = [
  atelier(
    'Red Sun over Hills',
    'print',
    56,
    'Clay Petrol',
    'Four layers of risograph ink, the sun last. It is evening or early morning; opinions differ.',
    { choices: frames, ribbon: 'Best seller' },
  ),
  atelier(
    'Arches at Noon',
    'print',
    56,
    'Terracotta Sky',
    'Arches within arches, with the short shadows of a southern midday.',
    { choices: frames },
  ),
  atelier(
    'Paper Garden',
    'print',
    62,
    'Sage Saffron',
    'Leaves cut with scissors, moved about for a week, and glued down at last.',
    { choices: frames, ribbon: 'New' },
  ),
  atelier(
    'Quarter Tones',
    'print',
    48,
    'Rust Cobalt',
    'A grid of quarter circles that almost makes a pattern.',
    { choices: frames },
  ),
  atelier(
    'Contour Lines',
    'print',
    52,
    'Ink Moss',
    'One hill, drawn from above until it became something else.',
  ),
  atelier(
    'Still Life with Pear',
    'print',
    58,
    'Rose Butter',
    'A table, three vessels, and the pear somebody ate.',
    { sale: { percent: 20 } },
  ),
  atelier(
    'Night Harvest',
    'print',
    64,
    'Plum Ink',
    'Printed dark on dark. Hang it where the light comes from the side.',
    { stock: 'some' },
  ),
  atelier(
    'Salt Flats',
    'print',
    60,
    'Mist Peach',
    'The horizon as it looks when you have walked toward it for an hour.',
    { ribbon: 'Limited edition', stock: 'last' },
  ),
  atelier(
    'Colline Poster',
    'print',
    24,
    'Saffron Forest',
    'The poster of our first exhibition, on uncoated stock, rolled in a tube.',
    { stock: 'untracked' },
  ),
  atelier(
    'Studio Wallpaper Pack',
    'print',
    9,
    'Sky',
    'Twelve of our prints for the screens you look at all day, in every size they come in.',
    { digital: { fileName: 'studio-wallpapers.zip', fileType: 'zip', sizeInBytes: 48_210_944 } },
  ),
  atelier(
    'Drawing from Life',
    'book',
    34,
    'Terracotta',
    'Ninety exercises and no advice about talent. Lies flat, takes pencil.',
    { also: ['document'] },
  ),
  atelier(
    'The Shape of a Vase',
    'book',
    42,
    'Petrol',
    'Forty centuries of one idea, photographed in daylight.',
  ),
  atelier('Colour in Small Rooms', 'book', 38, 'Butter', 'A handbook for people who rent.', {
    ribbon: 'New',
  }),
  atelier(
    'Colour in Small Rooms, digital edition',
    'book',
    16,
    'Butter',
    'The handbook as a file, with the charts you can measure on screen.',
    { digital: { fileName: 'colour-in-small-rooms.pdf', fileType: 'document', sizeInBytes: 12_582_912 } },
  ),
]
