import type { Product } from '@galleria/platform-client/products'

/** Texts by the title of the field. */
export type Texts = Readonly<Record<string, string>>
type Written = Pick<Product, 'customTextFields'>

/** Custom texts without blank ones; undefined where none was written. */
export function writtenTexts({ customTextFields = [] }: Written, texts: Texts): Texts | undefined {
  const written = customTextFields.flatMap(({ title }): [string, string][] => {
    const text = texts[title]?.trim()
    return text ? [[title, text]] : []
  })
  return written.length > 0 ? Object.fromEntries(written) : undefined
}

/** Titles of fields that must be written and are not. */
export function missingTexts({ customTextFields = [] }: Written, texts: Texts): string[] {
  return customTextFields
    .filter(({ title, mandatory }) => mandatory && !texts[title]?.trim())
    .map(({ title }) => title)
}
