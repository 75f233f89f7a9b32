import { plainPostalCode } from '@galleria/i18n/addresses'
import {
  type CheckoutChanges,
  type CheckoutExtras,
  CheckoutChanges as Schema,
} from '../../areas/checkout/index.ts'
import { addressLayout, regionCode } from '../../areas/terms/index.ts'
import { ApiError, type Violation, violations, violationsOf } from '../../base/errors.ts'
import { toViolations } from '../../base/violations.ts'
import { checkAddress } from '../../domain/address/required.ts'
import { isCpf } from '../../domain/pricing/tax/tax-id.ts'

const SHARES = ['5', '10', '15', '20']

/** Reads payments beside the main one; a gift card's code stays until it is removed. */
export function readExtras(form: URLSearchParams): CheckoutExtras {
  const code = form.get('giftCardCode')?.trim()
  const chosen = form.get('tip')
  const amount = form.get('tipAmount')?.trim().replace(',', '.') ?? ''
  if (chosen === 'custom' && !/^\d{1,9}(\.\d{1,3})?$/.test(amount))
    throw violations([{ field: 'tip.amount', description: 'must be an amount', violatedRule: 'FORMAT' }])
  const tip =
    chosen === 'custom'
      ? { type: 'CUSTOM' as const, amount }
      : chosen && SHARES.includes(chosen)
        ? { type: 'PERCENTAGE' as const, percentage: Number(chosen) }
        : null
  return {
    ...(form.get('intent') === 'drop-card' ? { giftCardCode: null } : code ? { giftCardCode: code } : {}),
    ...(chosen === null ? {} : { tip }),
  }
}

/** Address and contact as their fields say them; what the country does not ask for is let go. */
function addressIn(form: URLSearchParams, language: string) {
  const text = (name: string) => form.get(name)?.trim() || null
  const country = text('country')?.toUpperCase() ?? null
  const layout = addressLayout(country, language)
  // Fields of the previous country that this one does not have are dropped.
  const requirementOf = (name: (typeof layout)[number]['name']) =>
    layout.some((field) => field.name === name) ? text(name) : null
  const region = requirementOf('subdivision')
  return {
    address: {
      country,
      subdivision: ofAnother(country, region) ? null : regionCode(country, region, language),
      city: requirementOf('city'),
      postalCode: plainPostalCode(requirementOf('postalCode') ?? '') || null,
      addressLine: requirementOf('addressLine'),
      addressLine2: requirementOf('addressLine2'),
    },
    contactDetails: {
      firstName: text('firstName'),
      lastName: text('lastName'),
      phone: text('phone'),
      company: text('company'),
      vatId: taxId(country, text('vatId')),
    },
  }
}

/** The form as the change a client would send; checked by the same schema. */
export function readChanges(form: URLSearchParams, language: string): CheckoutChanges {
  const delivery = form.get('delivery')
  const parsed = Schema.safeParse(
    {
      buyerInfo: { email: form.get('email')?.trim() || null },
      shippingInfo: {
        shippingDestination: addressIn(form, language),
        ...(delivery ? { selectedCarrierServiceOption: { code: delivery } } : {}),
      },
    },
    { reportInput: true },
  )
  if (!parsed.success) throw violations(toViolations(parsed.error.issues))
  return parsed.data
}

const ofAnother = (country: string | null, region: string | null) =>
  /^[A-Z]{2}-/.test(region ?? '') && !region?.startsWith(`${country}-`)

/** Tax id with its kind, which Brazil's alone have: of a person or, if longer, of a company. */
function taxId(country: string | null, id: string | null) {
  if (!id) return null
  if (country !== 'BR') return { id, type: 'UNSPECIFIED' }
  return { id, type: isCpf(id) || id.replace(/\D/g, '').length <= 11 ? 'CPF' : 'CNPJ' }
}

/** All that is wrong with what was typed, not the first alone. */
export function typedFaults(form: URLSearchParams, language: string): readonly Violation[] {
  const faultsIn = (read: () => unknown) => {
    try {
      read()
      return []
    } catch (error) {
      if (error instanceof ApiError) return violationsOf(error)
      throw error
    }
  }
  const address = checkAddress(addressIn(form, language)).filter(
    ({ violatedRule }) => violatedRule !== 'REQUIRED_FIELD',
  )
  return [...faultsIn(() => readChanges(form, language)), ...address, ...faultsIn(() => readExtras(form))]
}
