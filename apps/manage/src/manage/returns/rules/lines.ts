import { digitsOf } from '@galleria/manage'
import type { Order } from '@galleria/platform-client/order-handling'

/** Names of an order's lines, with the options that were chosen. */
export function namesOf({ lineItems }: Pick<Order, 'lineItems'>): ReadonlyMap<string, string> {
  return new Map(
    lineItems.map(({ id, productName, descriptionLines }) => {
      const name = productName.translated ?? productName.original ?? ''
      const choices = (descriptionLines ?? []).flatMap((each) => {
        const { plainText, colorInfo } = each as {
          readonly plainText?: { readonly original?: string | null }
          readonly colorInfo?: { readonly original?: string | null }
        }
        return plainText?.original ?? colorInfo?.original ?? []
      })
      return [id, choices.length ? `${name} (${choices.join(', ')})` : name]
    }),
  )
}

/** A whole number between 0 and `most` as it was typed; undefined of any other text. */
export function unitsIn(text: string, most: number): number | undefined {
  const count = /^\d{1,6}$/.test(text.trim()) ? Number(text) : undefined
  return count !== undefined && count <= most ? count : undefined
}

/** Difference of two decimal amounts of a currency, exact to its last digit. */
export function lessOf(amount: string, fee: string, currency: string): string {
  const digits = digitsOf(currency)
  const minor = (decimal: string) => Math.round(Number(decimal) * 10 ** digits)
  return ((minor(amount) - minor(fee)) / 10 ** digits).toFixed(digits)
}
