import type { FamilyName } from '../media/file-name.ts'
import type { ColorName } from './colors.ts'
import type { BrandName, RibbonName } from './names.ts'

/** A product in the words of whoever buys for the store; the rest is worked out from it. */
export interface Draft {
  readonly name: string
  /** Found from the name unless given. */
  readonly slug?: string
  readonly family: FamilyName
  /** Seed of its pictures, where the slug's own does not suit the name. */
  readonly art?: string
  readonly brand: BrandName | null
  /** In whole currency units or with cents. */
  readonly price: number
  readonly colors: readonly ColorName[]
  readonly text: string
  /** One more option beside color; each choice may cost more. */
  readonly choices?: {
    readonly name: string
    readonly values: readonly (string | readonly [string, number])[]
  }
  readonly sale?: { readonly percent: number } | { readonly amount: number }
  readonly ribbon?: RibbonName
  /** Amount in the pack and its unit, then the amount and unit a price is told for. */
  readonly perUnit?: readonly [number, string, number, string]
  readonly stock?: 'untracked' | 'none' | 'untracked none' | 'some' | 'last'
  readonly preorder?: string
  readonly digital?: { readonly fileName: string; readonly fileType: string; readonly sizeInBytes: number }
  readonly giftCard?: true
  readonly hidden?: true
  readonly pictures?: 'none' | 'many'
  readonly also?: readonly ('video' | 'audio' | 'document' | 'zip')[]
  readonly texts?: readonly {
    readonly title: string
    readonly maxLength: number
    readonly mandatory: boolean
  }[]
}

type Extras = Partial<Omit<Draft, 'name' | 'family' | 'brand' | 'price' | 'colors' | 'text'>>

/** Shortest way to write a draft down: colors are named in one string. */
export function draftsOf(brand: BrandName) {
  return (
    name: string,
    family: FamilyName,
    price: number,
    colors: string,
    text: string,
    extras: Extras = {},
  ): Draft => ({ name, family, brand, price, colors: colors.split(' ') as ColorName[], text, ...extras })
}
