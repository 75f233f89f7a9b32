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
    { art: 'red-sun-over-hills-a', choices: frames, ribbon: 'Best seller' },
  ),
  atelier(
    'Arches at Noon',
    'print',
    56,
    'Terracotta Sky',
    'Arches within arches, with the short shadows of a southern midday.',
    { art: 'arches-at-noon-o', choices: frames },
  ),
  atelier(
    'Paper Garden',
    'print',
    62,
    'Sage Saffron',
    'Leaves cut with scissors, moved about for a week, and glued down at last.',
    { art: 'paper-garden-m', choices: frames, ribbon: 'New' },
  ),
  atelier(
    'Quarter Tones',
    'print',
    48,
    'Rust Cobalt',
    'A grid of quarter circles that almost makes a pattern.',
    { art: 'quarter-tones-a', choices: frames },
  ),
  atelier(
    'Contour Lines',
    'print',
    52,
    'Ink Moss',
    'One hill, drawn from above until it became something else.',
    { art: 'contour-lines-e' },
  ),
  atelier(
    'Still Life with Pear',
    'print',
    58,
    'Rose Butter',
    'A table, three vessels, and the pear somebody ate.',
    { art: 'still-life-with-pear-e', sale: { percent: 20 } },
  ),
  atelier(
    'Night Harvest',
    'print',
    64,
    'Plum Ink',
    'Printed dark on dark. Hang it where the light comes from the side.',
    { art: 'night-harvest-l', stock: 'some' },
  ),
  atelier(
    'Salt Flats',
    'print',
    60,
    'Mist Peach',
    'The horizon as it looks when you have walked toward it for an hour.',
    { art: 'salt-flats-a', ribbon: 'Limited edition', stock: 'last' },
  ),
  atelier(
    'Colline Poster',
    'print',
    24,
    'Saffron Forest',
    'The poster of our first exhibition, on uncoated stock, rolled in a tube.',
    { art: 'colline-poster-k', stock: 'untracked' },
  ),
  atelier(
    'Studio Wallpaper Pack',
    'print',
    9,
    'Sky',
    'Twelve of our prints for the screens you look at all day, in every size they come in.',
    {
      art: 'studio-wallpaper-pack-a',
      digital: { fileName: 'studio-wallpapers.zip', fileType: 'SECURE_ARCHIVE', sizeInBytes: 48_210_944 },
      also: ['zip'],
    },
  ),
  atelier(
    'Drawing from Life',
    'book',
    34,
    'Terracotta',
    'Ninety exercises and no advice about talent. Lies flat, takes pencil.',
    { art: 'drawing-from-life-c', also: ['document'] },
  ),
  atelier(
    'The Shape of a Vase',
    'book',
    42,
    'Petrol',
    'Forty centuries of one idea, photographed in daylight.',
    { art: 'the-shape-of-a-vase-o' },
  ),
  atelier('Color in Small Rooms', 'book', 38, 'Butter', 'A handbook for people who rent.', {
    art: 'color-in-small-rooms-o',
    ribbon: 'New',
  }),
  atelier(
    'Color in Small Rooms, digital edition',
    'book',
    16,
    'Butter',
    'The handbook as a file, with the charts you can measure on screen.',
    {
      art: 'color-in-small-rooms-o',
      digital: {
        fileName: 'color-in-small-rooms.pdf',
        fileType: 'SECURE_DOCUMENT',
        sizeInBytes: 12_582_912,
      },
    },
  ),
]
