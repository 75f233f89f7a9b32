/** Given on top; amounts are decimals in the cart's currency. */
export type Tip =
  | { readonly type: 'PERCENTAGE'; readonly percentage: number }
  | { readonly type: 'AMOUNT' | 'CUSTOM'; readonly amount: string }

/** Suggested tips: shares of the goods, and amounts that make sense in the currency. */
export function tipOffers(currency: string): readonly Tip[] {
  const amounts = digitsOf(currency) === 0 ? ['200', '500'] : ['2', '5']
  return [
    ...[10, 15, 20].map((percentage): Tip => ({ type: 'PERCENTAGE', percentage })),
    ...amounts.map((amount): Tip => ({ type: 'AMOUNT', amount })),
  ]
}

/** How one's own amount is written. */
export const tipExample = (currency: string): string => (digitsOf(currency) === 0 ? '350' : '3.50')

/** Value of the tip's button. */
export const tipValue = (tip: Tip): string => (tip.type === 'PERCENTAGE' ? `${tip.percentage}%` : tip.amount)

/** Parses the tip of a form: null for none, undefined for text that is no amount of the currency. */
export function readTip(chosen: string, written: string, currency: string): Tip | null | undefined {
  if (chosen === 'none') return null
  const offer = tipOffers(currency).find((each) => tipValue(each) === chosen)
  if (offer) return offer
  const amount = written.trim().replace(',', '.')
  const digits = amount.split('.')[1]?.length ?? 0
  if (!/^\d{1,6}(\.\d{1,3})?$/.test(amount) || digits > digitsOf(currency)) return undefined
  return Number(amount) === 0 ? null : { type: 'CUSTOM', amount }
}

const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
