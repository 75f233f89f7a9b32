import type { LineItem } from '@galleria/platform-client/cart'

interface Amount {
  readonly amount: string
  readonly formattedAmount?: string | undefined
  readonly formattedConvertedAmount?: string | undefined
}

/** The platform's own text where it sends one, else the amount in the currency. Never computed from parts. */
export function moneyText(money: Amount, currency: string, locale = 'en-US'): string {
  return (
    money.formattedConvertedAmount ||
    money.formattedAmount ||
    new Intl.NumberFormat(locale, { style: 'currency', currency }).format(Number(money.amount))
  )
}

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

export const isZero = ({ amount }: Amount) => Number(amount) === 0
