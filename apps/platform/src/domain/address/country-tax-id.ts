import { taxIdName, vatCountries } from '@galleria/i18n/addresses'
import { checkVAT, countries } from 'jsvat-next'

const rules = new Map(countries.map((country) => [country.codes[0] ?? '', [country]] as const))
/** Number of people in Italy who have no VAT id; letters stand for digits where two people would have the same. */
const codiceFiscale = /^[A-Z]{6}[\dLMNP-V]{2}[A-EHLMPRST][\dLMNP-V]{2}[A-Z][\dLMNP-V]{3}[A-Z]$/
/** Beginnings of VAT ids that are not the code of their country. */
const prefixes: Readonly<Record<string, string>> = { GR: 'EL', CH: 'CHE' }
const patterns: Readonly<Record<string, RegExp>> = { gstin: /^\d\d[A-Z]{5}\d{4}[A-Z][\dA-Z]Z[\dA-Z]$/ }

/** Checks a tax id by the rules of its country: form and check digits, with or without the prefix. Elsewhere any is taken. */
export function isTaxIdIn(country: string, given: string): boolean {
  const id = given.toUpperCase().replaceAll(/[\s.\-/]/g, '')
  if (country === 'AU') return isAbn(id)
  const pattern = patterns[taxIdName(country)]
  if (pattern) return pattern.test(id)
  if (!vatCountries.has(country)) return true
  if (country === 'IT' && codiceFiscale.test(id)) return true
  const prefix = prefixes[country] ?? country
  const short = shortened(country, id)
  return [short, prefix + short].some((each) => checkVAT(each, rules.get(country)).isValid)
}

/** The id as its rule knows it, of the forms in which it stands on papers of its country. */
function shortened(country: string, id: string): string {
  if (country === 'NO') return `${id.replace(/^NO|MVA$/g, '')}MVA`
  if (country === 'GR') return id.replace(/^GR/, '')
  // Hungary's own number has eleven digits, of which the first eight are the VAT id.
  return country === 'HU' ? id.replace(/^(\d{8})[1-5]\d{2}$/, '$1') : id
}

/** Australia's business number: eleven digits, modulo 89. */
function isAbn(id: string): boolean {
  if (!/^\d{11}$/.test(id)) return false
  const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]
  const sum = weights.reduce((all, weight, at) => all + weight * (Number(id[at]) - (at === 0 ? 1 : 0)), 0)
  return sum % 89 === 0
}
