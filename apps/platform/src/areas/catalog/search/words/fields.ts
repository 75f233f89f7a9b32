import type { SearchDocument } from '../document.ts'

/** Fields that a request may restrict its words to (wire §1.9). */
const textFields = ['name', 'description', 'sku'] as const
export type TextField = (typeof textFields)[number]

/** Bits of a mark that tell in which of them a word is; the other one stands for all further texts. */
export const bits: Readonly<Record<TextField | 'other', number>> = {
  name: 1,
  description: 2,
  sku: 4,
  other: 8,
}

export interface FieldText {
  readonly bit: number
  /** Share that a word in it has in telling what the product is. */
  readonly weight: number
  readonly text: string
  /** Written by the merchant for shoppers, and so translated. */
  readonly content: boolean
  /** Title of the section that it is the text of. */
  readonly under?: string
}

const field = (bit: number, weight: number, text: string, rest: Partial<FieldText> = {}): FieldText => ({
  ...{ bit, weight, text, content: true },
  ...rest,
})

/** Texts of a product that its shoppers look for it by. */
export function fieldsOf(document: SearchDocument): FieldText[] {
  const { other } = bits
  const options = new Set(document.options.map(({ option }) => option))
  const choices = new Set(document.options.map(({ choice }) => choice))
  return [
    field(bits.name, 4, document.name),
    field(bits.description, 1, document.description),
    ...[...document.skus, ...document.barcodes].map((code) => field(bits.sku, 3, code, { content: false })),
    field(other, 2, document.brandName ?? '', { content: false }),
    ...document.categoryNames.map((name) => field(other, 1.5, name)),
    field(other, 1, document.ribbonName ?? ''),
    ...document.additionalRibbons.map(({ name }) => field(other, 1, name)),
    ...document.publicTags.map((tag) => field(other, 3, tag)),
    ...[...options].map((name) => field(other, 0.5, name)),
    ...[...choices].map((name) => field(other, 1.5, name)),
    ...document.sections.map(({ title, text }) => field(other, 0.6, text, { under: title })),
  ].filter(({ text }) => text !== '')
}

/** Whether both are found by the same words, by the same people. */
export const hasSameText = (a: SearchDocument, b: SearchDocument): boolean =>
  a.visible === b.visible &&
  JSON.stringify([fieldsOf(a), colorsOf(a)]) === JSON.stringify([fieldsOf(b), colorsOf(b)])

export const colorsOf = ({ options }: SearchDocument): readonly string[] =>
  options.flatMap(({ color }) => color ?? [])
