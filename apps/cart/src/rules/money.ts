import type { LineItem } from '@galleria/platform-client/cart'

/** "Color: Sand, Size: M". */
export function optionsText({ descriptionLines = [] }: Pick<LineItem, 'descriptionLines'>): string {
  return descriptionLines
    .map(({ name, plainText, colorInfo }) => {
      const value =
        plainText?.translated || plainText?.original || colorInfo?.translated || colorInfo?.original
      return value && `${name.translated || name.original}: ${value}`
    })
    .filter(Boolean)
    .join(', ')
}

export const isZero = ({ amount }: { readonly amount: string }) => Number(amount) === 0
