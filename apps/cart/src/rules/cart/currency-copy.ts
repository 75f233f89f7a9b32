/** A currency as a sentence names it: "US dollars", "euros". @param tag of the language (BCP 47) */
export function currencyName(currency: string, tag: string): string {
  const style = { style: 'currency', currency, currencyDisplay: 'name' } as const
  const parts = new Intl.NumberFormat(tag, style).formatToParts(100)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}
