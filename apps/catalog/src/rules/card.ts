import type { Product } from '@galleria/platform-client/products'
import { choiceLabel } from './product/selection.ts'

/** True without options or texts to fill in: one press adds the product to the cart. */
export function canAddAtOnce(product: Pick<Product, 'productOptions' | 'customTextFields'>): boolean {
  return product.productOptions.length === 0 && !product.customTextFields?.some(({ mandatory }) => mandatory)
}

/** The colors it comes in, as its option says them. */
export function colorsOf(product: Pick<Product, 'productOptions'>): { color: string; label: string }[] {
  const option = product.productOptions.find(({ optionType }) => optionType === 'color')
  return (option?.choices ?? []).flatMap((choice) =>
    choice.value && choice.description ? [{ color: choice.value, label: choiceLabel(choice) }] : [],
  )
}
