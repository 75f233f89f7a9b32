/** Word for the tax id of a buyer in a country. */
export type TaxIdName = 'vat' | 'cpf-cnpj' | 'abn' | 'gstin' | 'tax-id'

/** Countries whose companies have a VAT id. */
export const vatCountries: ReadonlySet<string> = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)

const others: Readonly<Record<string, TaxIdName>> = { AU: 'abn', BR: 'cpf-cnpj', IN: 'gstin' }

export const taxIdName = (country: string): TaxIdName =>
  vatCountries.has(country) ? 'vat' : (others[country] ?? 'tax-id')
