import type { Product } from '@galleria/platform-client/products'
import { optionLabel } from './selection.ts'

type Named = Pick<Product, 'productOptions' | 'customTextFields'>

/** Options and text fields by their names, each with the label that shoppers read. */
function labelsOf({ productOptions, customTextFields = [] }: Named): ReadonlyMap<string, string> {
  return new Map([
    ...productOptions.map((option) => [option.name, optionLabel(option)] as const),
    ...customTextFields.map(({ title, translatedTitle = title }) => [title, translatedTitle] as const),
  ])
}

/** Labels of options or texts that are still missing, for the cart's button. */
export function missingLabels(product: Named, names: readonly string[]): string[] {
  const labels = labelsOf(product)
  return names.map((name) => labels.get(name) ?? name)
}

/** Name of the control that a label stands at. */
export function nameOfLabel(product: Named, label: string): string {
  return [...labelsOf(product)].find(([, each]) => each === label)?.[0] ?? label
}
