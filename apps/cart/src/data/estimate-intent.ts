import { isCountry, plainPostalCode } from '@galleria/i18n/addresses'
import { addressErrors, loadCountryForm } from '@galleria/page-parts/address'
import { destination } from '../state.ts'
import type { CartResult, IntentContext } from './intent-context.ts'

const text = (form: FormData, name: string) => String(form.get(name) ?? '').trim()

/** Keeps where the shopper wants it, for what delivery there costs. */
export async function estimateTo({ form, language, t }: IntentContext): Promise<CartResult> {
  const country = text(form, 'country')
  if (!isCountry(country)) return { ok: false, problem: t('address.country-missing') }
  const asked = await loadCountryForm(country, language).catch(() => undefined)
  if (!asked) return { ok: false, problem: t('outage.text'), retry: true }
  const postalCode = asked.parts.includes('postalCode') ? plainPostalCode(text(form, 'postalCode')) : ''
  const problem = addressErrors(asked, { postalCode }).postalCode
  if (problem) return { ok: false, problem }
  const delivery = text(form, 'delivery')
  destination.set({ country, postalCode, ...(delivery && { delivery }) })
  return { ok: true }
}
