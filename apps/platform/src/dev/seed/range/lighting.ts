import { draftsOf } from './draft.ts'

const nord = draftsOf('Nord & Reed')

/** Lamps, for the hours that matter. */
export const lighting = [
  nord(
    'Porcini Lamp',
    'dome',
    189,
    'Terracotta Bone Plum Forest',
    'One dome on one stem, spun from steel and lit from inside. It throws a warm circle exactly as wide as a page.',
    { ribbon: 'Best seller' },
  ),
  nord(
    'Button Lamp',
    'dome',
    149,
    'Butter Sky Charcoal',
    'The small one. It lives on shelves and behind picture frames.',
  ),
  nord(
    'Veranda Lamp',
    'lamp',
    168,
    'Sage Rose Ink',
    'A turned base and a pleated linen shade that softens every corner of a room.',
  ),
  nord('Library Lamp', 'lamp', 196, 'Forest Brass', 'Tall enough to read by, quiet enough to think by.', {
    ribbon: 'New',
    also: ['video'],
  }),
  nord(
    'Spindle Lamp',
    'lamp',
    158,
    'Oak Walnut Black',
    'Five turnings of the lathe, one switch you can find in the dark.',
    { stock: 'some' },
  ),
  nord('Cottage Lamp', 'lamp', 132, 'Mist Clay', 'A squat, friendly base under a wide shade.', {
    sale: { percent: 25 },
    ribbon: 'Sale',
  }),
  nord(
    'Bell Pendant',
    'pendant',
    174,
    'Saffron Mist Charcoal',
    'A clear shape over a table gathers everyone beneath it.',
  ),
  nord(
    'Canopy Pendant',
    'pendant',
    210,
    'Clay Bone Petrol',
    'Wide, low and generous. The inside is painted the color of candlelight.',
    { ribbon: 'Handmade' },
  ),
  nord(
    'Lantern Pendant',
    'pendant',
    238,
    'Bone Rust',
    'Ribs of folded paper board around a globe of opal glass.',
    { preorder: 'Next batch leaves the workshop in May' },
  ),
  nord(
    'Dockside Pendant',
    'pendant',
    186,
    'Cobalt Steel',
    'Enamelled as ship lamps were, in three coats, the last one thin.',
  ),
  nord(
    'Heron Floor Lamp',
    'floorlamp',
    295,
    'Bone Black',
    'It stands on one leg in the corner and says little. Then evening comes.',
    { choices: { name: 'Plug', values: ['EU', 'UK', 'US'] } },
  ),
  nord(
    'Birch Floor Lamp',
    'floorlamp',
    268,
    'Oat Sage',
    'A slim stem and a tall shade, for beside the good chair.',
    { stock: 'none' },
  ),
]
