import type { StoredMedia } from '../../../areas/media/index.ts'
import { idOf } from '../id-of.ts'
import { BANNER, bannerFile, type FamilyName } from '../media/file-name.ts'
import { blurOf } from '../media/pictures.ts'
import { type ColorName, colors } from '../range/colors.ts'
import type { Draft } from '../range/draft.ts'
import type { Department } from '../range/index.ts'

export interface CollectionDraft {
  readonly slug: string
  readonly name: string
  readonly description: string
  readonly art: readonly [FamilyName, ColorName]
  readonly holds: (draft: Draft, department: Department) => boolean
}

const department = (wanted: Department) => (_: Draft, actual: Department) => actual === wanted

/** Collections in the order of the store's shelves; the first three are for the home page. */
export const collections: readonly CollectionDraft[] = [
  {
    slug: 'new-in',
    name: 'New arrivals',
    description: 'The latest additions to the store.',
    art: ['vase', 'Terracotta'],
    holds: ({ ribbon }) => ribbon === 'New' || ribbon === 'Handmade',
  },
  {
    slug: 'best-sellers',
    name: 'Best sellers',
    description: 'Our customers’ favorites.',
    art: ['dome', 'Saffron'],
    holds: ({ ribbon }) => ribbon === 'Best seller',
  },
  {
    slug: 'sale',
    name: 'Sale',
    description: 'End-of-season items at reduced prices.',
    art: ['cushion', 'Rose'],
    holds: ({ sale }) => sale !== undefined,
  },
  {
    slug: 'vessels',
    name: 'Vessels',
    description: 'Vases, jars and jugs, thrown by hand in a workshop on the coast.',
    art: ['vase', 'Sky'],
    holds: department('vessels'),
  },
  {
    slug: 'tableware',
    name: 'Tableware',
    description: 'Cups, plates and bowls for every meal.',
    art: ['teapot', 'Saffron'],
    holds: department('tableware'),
  },
  {
    slug: 'lighting',
    name: 'Lighting',
    description: 'Table lamps, pendants and floor lamps with a warm glow.',
    art: ['lamp', 'Sage'],
    holds: department('lighting'),
  },
  {
    slug: 'textiles',
    name: 'Textiles',
    description: 'Blankets, cushions, towels and rugs.',
    art: ['blanket', 'Rust'],
    holds: department('textiles'),
  },
  {
    slug: 'wardrobe',
    name: 'Wardrobe',
    description: 'Workwear that looks good anywhere.',
    art: ['sweater', 'Cobalt'],
    holds: department('wardrobe'),
  },
  {
    slug: 'prints-and-books',
    name: 'Prints and books',
    description: 'Prints, posters and books from our atelier.',
    art: ['print', 'Clay'],
    holds: department('prints'),
  },
  {
    slug: 'stationery',
    name: 'Stationery',
    description: 'Notebooks, pencils, cards and paper.',
    art: ['notebook', 'Petrol'],
    holds: department('stationery'),
  },
  {
    slug: 'plants',
    name: 'Plants and pots',
    description: 'Plants, and pots to grow them in.',
    art: ['planter', 'Terracotta'],
    holds: department('plants'),
  },
  {
    slug: 'sound',
    name: 'Sound',
    description: 'Speakers, radios, headphones and records.',
    art: ['radio', 'Brick'],
    holds: department('sound'),
  },
  {
    slug: 'objects',
    name: 'Furniture and objects',
    description: 'Stools, clocks, mirrors and gifts.',
    art: ['stool', 'Walnut'],
    holds: department('objects'),
  },
  {
    slug: 'gifts',
    name: 'Gifts under $50',
    description: 'Small gifts for every occasion.',
    art: ['cup', 'Moss'],
    holds: ({ price, hidden }) => price < 50 && !hidden,
  },
]

export function collectionMedia({ slug, name, art: [family, color] }: CollectionDraft): StoredMedia[] {
  const art = { family, seed: slug, color: colors[color] }
  return [
    {
      id: idOf('media', `collection/${slug}`),
      mediaType: 'image',
      title: name,
      altText: '',
      file: bannerFile(art),
      ...BANNER,
      focalPoint: { x: 0.68, y: 0.55 },
      blurColor: blurOf(bannerFile(art)),
    },
  ]
}
