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
    'Four layers of risograph ink: a red sun over rolling hills at dusk or dawn.',
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
  atelier('Paper Garden', 'print', 62, 'Sage Saffron', 'A collage of cut-paper leaves.', {
    art: 'paper-garden-m',
    choices: frames,
    ribbon: 'New',
  }),
  atelier('Quarter Tones', 'print', 48, 'Rust Cobalt', 'A grid of quarter circles in a loose pattern.', {
    art: 'quarter-tones-a',
    choices: frames,
  }),
  atelier('Contour Lines', 'print', 52, 'Ink Moss', 'The contour lines of a single hill, seen from above.', {
    art: 'contour-lines-e',
  }),
  atelier('Still Life with Pear', 'print', 58, 'Rose Butter', 'A table, three vessels and a pear.', {
    art: 'still-life-with-pear-e',
    sale: { percent: 20 },
  }),
  atelier(
    'Night Harvest',
    'print',
    64,
    'Plum Ink',
    'Printed dark on dark. Looks best with light from the side.',
    { art: 'night-harvest-l', stock: 'some' },
  ),
  atelier('Salt Flats', 'print', 60, 'Mist Peach', 'A wide, pale horizon over salt flats.', {
    art: 'salt-flats-a',
    ribbon: 'Limited edition',
    stock: 'last',
  }),
  atelier(
    'Colline Poster',
    'print',
    24,
    'Saffron Forest',
    'The poster of our first exhibition, on uncoated paper. Ships rolled in a tube.',
    { art: 'colline-poster-k', stock: 'untracked' },
  ),
  atelier(
    'Studio Wallpaper Pack',
    'print',
    9,
    'Sky',
    'Twelve of our prints as wallpapers for your phone, tablet and computer.',
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
    'Ninety drawing exercises for all levels. Lies flat, with paper made for pencil.',
    { art: 'drawing-from-life-c', also: ['document'] },
  ),
  atelier(
    'The Shape of a Vase',
    'book',
    42,
    'Petrol',
    'Four thousand years of vases, photographed in daylight.',
    { art: 'the-shape-of-a-vase-o' },
  ),
  atelier('Color in Small Rooms', 'book', 38, 'Butter', 'A color handbook for renters.', {
    art: 'color-in-small-rooms-o',
    ribbon: 'New',
  }),
  atelier(
    'Color in Small Rooms, digital edition',
    'book',
    16,
    'Butter',
    'The handbook as a PDF, with color charts you can sample on screen.',
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
