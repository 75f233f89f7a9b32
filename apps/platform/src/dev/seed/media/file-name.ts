/** Kinds of things that were drawn. */
export type FamilyName =
  | 'blanket'
  | 'board'
  | 'book'
  | 'bottle'
  | 'bowl'
  | 'caddy'
  | 'candle'
  | 'carafe'
  | 'cards'
  | 'clock'
  | 'coat'
  | 'cup'
  | 'cushion'
  | 'cutlery'
  | 'dome'
  | 'floorlamp'
  | 'giftcard'
  | 'headphones'
  | 'jug'
  | 'lamp'
  | 'mirror'
  | 'notebook'
  | 'overshirt'
  | 'pencils'
  | 'pendant'
  | 'planter'
  | 'plates'
  | 'pot'
  | 'print'
  | 'radio'
  | 'record'
  | 'rug'
  | 'scarf'
  | 'speaker'
  | 'stool'
  | 'sweater'
  | 'teapot'
  | 'tee'
  | 'tote'
  | 'towels'
  | 'trousers'
  | 'vase'

export type ViewName = 'front' | 'scene' | 'detail' | 'pair' | 'plinth' | 'dusk'

export interface Art {
  readonly family: FamilyName
  /** Decides the form; all colors of one product share it. */
  readonly seed: string
  readonly color: string
}

/** Pixels of the drawings. */
export const PRODUCT = { width: 1200, height: 1500 } as const
export const BANNER = { width: 2000, height: 1000 } as const
export const PORTRAIT = { width: 480, height: 480 } as const

export const productFile = ({ family, seed, color, view }: Art & { readonly view: ViewName }) =>
  `${family}_${seed}_${color.slice(1)}_${view}.webp`

export const bannerFile = ({ family, seed, color }: Art) => `${family}_${seed}_${color.slice(1)}_banner.webp`

export const portraitFile = ({ seed, color }: Omit<Art, 'family'>) =>
  `portrait_${seed}_${color.slice(1)}_face.webp`
