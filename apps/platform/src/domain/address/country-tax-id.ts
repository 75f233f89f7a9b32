import { taxIdName, vatCountries } from '@galleria/i18n/addresses'
import { checkVAT, countries } from 'jsvat-next'

const rules = new Map(countries.map((country) => [country.codes[0] ?? '', [country]] as const))
/** What Italy gives to people who have no VAT id. */
const codiceFiscale = /^[A-Z]{6}\d\d[A-Z]\d\d[A-Z]\d{3}[A-Z]$/
const patterns: Readonly<Record<string, RegExp>> = { gstin: /^\d\d[A-Z]{5}\d{4}[A-Z][\dA-Z]Z[\dA-Z]$/ }

/** Checks a tax id by the rules of its country: form and check digits, with or without the prefix. Elsewhere any is taken. */
export function isTaxIdIn(country: string, given: string): boolean {
  const id = given.toUpperCase().replaceAll(/[\s.\-/]/g, '')
  if (country === 'AU') return isAbn(id)
  const pattern = patterns[taxIdName(country)]
  if (pattern) return pattern.test(id)
  if (!vatCountries.has(country)) return true
  if (country === 'IT' && codiceFiscale.test(id)) return true
  const prefix = country === 'GR' ? 'EL' : country
  const short = country === 'NO' ? id.replace(/MVA$/, '') : id
  return [short, prefix + short].some((each) => checkVAT(each, rules.get(country)).isValid)
}

/** Australia's business number: eleven digits, modulo 89. */
function isAbn(id: string): boolean {
  if (!/^\d{11}$/.test(id)) return false
  const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]
  const sum = weights.reduce((all, weight, at) => all + weight * (Number(id[at]) - (at === 0 ? 1 : 0)), 0)
  return sum % 89 === 0
}
