import { taxIdName } from '@galleria/i18n/addresses'
import { addressFormat } from '@galleria/i18n/addresses/all'
import { addressLayout } from '../../areas/terms/index.ts'
import type { Violation } from '../../base/errors.ts'
import type { View } from '../hosted/view.ts'

/** Error of one field, as text. */
export interface Fault {
  readonly name: string
  readonly label: string
  readonly text: string
}

const chosen = new Set(['country', 'subdivision', 'delivery'])
const MISSING = 'REQUIRED_FIELD'

export interface Wrong {
  readonly field: string
  readonly rule: string
}

export const missing = (field: string): Wrong => ({ field, rule: MISSING })
export const refused = ({ field, violatedRule }: Violation): Wrong => ({ field, rule: violatedRule })

/** Faults in the order of the page, one for each field. */
export function faultsOf(
  { t, language: { tag } }: View,
  wrong: readonly Wrong[],
  form: URLSearchParams | undefined,
  country: string | null | undefined,
): Fault[] {
  const at = form?.get('country') || country
  const labels = labelsIn(t, at, tag)
  const rules = new Map<string, string>()
  for (const { field, rule } of wrong) if (!rules.has(nameIn(field))) rules.set(nameIn(field), rule)
  return [...labels].flatMap(([name, label]) => {
    const rule = rules.get(name)
    return rule ? [{ name, label, text: messageFor(t, name, rule, at ?? '', form?.get(name) ?? '') }] : []
  })
}

/** Fields that nobody filled in, known before anything is kept. */
export function blank(form: URLSearchParams, needsShipping: boolean, language: string): Wrong[] {
  const address = addressLayout(form.get('country'), language).filter(
    ({ optional }) => needsShipping && !optional,
  )
  const names = ['email', 'firstName', 'lastName', 'country', ...address.map(({ name }) => name)]
  return names.filter((name) => !form.get(name)?.trim()).map(missing)
}

function labelsIn(t: View['t'], country: string | null | undefined, language: string): Map<string, string> {
  return new Map([
    ['email', t('field.email')],
    ['firstName', t('checkout.first-name')],
    ['lastName', t('checkout.last-name')],
    ['company', t('checkout.company')],
    ['country', t('checkout.country')],
    ...addressLayout(country, language).map(({ name, label }) => [name, t(label)] as const),
    ['vatId', t(taxIdLabel(country))],
    ['phone', t('field.phone')],
    ['delivery', t('checkout.delivery')],
    ['tipAmount', t('checkout.tip')],
    ['giftCardCode', t('checkout.gift-card')],
  ])
}

const taxIds = {
  vat: 'checkout.vat-id',
  'cpf-cnpj': 'checkout.tax-id',
  abn: 'checkout.abn',
  gstin: 'checkout.gstin',
  'tax-id': 'checkout.any-tax-id',
} as const

/** Word for the buyer's tax id in a country. */
export const taxIdLabel = (country: string | null | undefined) => taxIds[taxIdName(country ?? '')]

/** `…contactDetails.vatId.id` is the field `vatId`. */
function nameIn(path: string): string {
  if (path.includes('vatId')) return 'vatId'
  if (path.startsWith('tip')) return 'tipAmount'
  if (path.includes('selectedCarrierServiceOption')) return 'delivery'
  return path.slice(path.lastIndexOf('.') + 1)
}

function messageFor(t: View['t'], name: string, rule: string, country: string, given: string): string {
  // One that was chosen goes there no longer, or its time is over.
  if (name === 'delivery') return t(given ? 'checkout.delivery-gone' : 'checkout.delivery-missing')
  if (rule === MISSING) return t(chosen.has(name) ? 'checkout.choose-one' : 'checkout.fill-in')
  const { postalExample: example } = addressFormat(country, 'en')
  if (name === 'postalCode' && example) return t('checkout.write-like', { example })
  switch (name) {
    case 'email':
      return t('checkout.email-wrong')
    case 'phone':
      return t('checkout.phone-wrong')
    case 'vatId':
      return t(country === 'BR' ? 'checkout.tax-id-wrong' : 'checkout.check-field')
    case 'tipAmount':
      return t('checkout.write-like', { example: '4.50' })
    default:
      return t('checkout.check-field')
  }
}
