import { draftsOf } from './draft.ts'

const nord = draftsOf('Nord & Reed')

/** Lamps, for the hours that matter. */
export const lighting = [
  nord(
    'Porcini Lamp',
    'dome',
    189,
    'Terracotta Bone Plum Forest',
    'One dome on one stem, spun from steel and lit from inside. It casts a warm circle of light, just wide enough for a page.',
    { ribbon: 'Best seller' },
  ),
  nord(
    'Button Lamp',
    'dome',
    149,
    'Butter Sky Charcoal',
    'Our smallest lamp, for shelves and narrow tables.',
  ),
  nord(
    'Veranda Lamp',
    'lamp',
    168,
    'Sage Rose Ink',
    'A turned base and a pleated linen shade that softens every corner of a room.',
  ),
  nord('Library Lamp', 'lamp', 196, 'Forest Brass', 'Tall enough to read by, with a soft, even light.', {
    ribbon: 'New',
    also: ['video'],
  }),
  nord(
    'Spindle Lamp',
    'lamp',
    158,
    'Oak Walnut Black',
    'A turned wooden base with a switch you can find in the dark.',
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
    'A simple bell shape to hang over the table.',
  ),
  nord(
    'Canopy Pendant',
    'pendant',
    210,
    'Clay Bone Petrol',
    'Wide and low. The inside is painted the color of candlelight.',
    { ribbon: 'Handmade' },
  ),
  nord(
    'Lantern Pendant',
    'pendant',
    238,
    'Bone Rust',
    'Ribs of folded paper board around a globe of opal glass.',
    { preorder: 'Next batch ships in May' },
  ),
  nord(
    'Dockside Pendant',
    'pendant',
    186,
    'Cobalt Steel',
    'Enameled in three coats, like a traditional ship’s lamp.',
  ),
  nord(
    'Heron Floor Lamp',
    'floorlamp',
    295,
    'Bone Black',
    'A slim stem with a soft evening glow, for the corner of a room.',
    { choices: { name: 'Plug', values: ['EU', 'UK', 'US'] } },
  ),
  nord(
    'Birch Floor Lamp',
    'floorlamp',
    268,
    'Oat Sage',
    'A slim stem and a tall shade, made to stand beside a favorite chair.',
    { stock: 'none' },
  ),
]
