import { violations } from '../../errors.ts'
import { toViolations } from '../../violations.ts'
import { type CheckoutChanges, type CheckoutExtras, CheckoutChanges as Schema } from '../update.ts'
import { regionCode } from './regions.ts'

const SHARES = ['5', '10', '15', '20']

/** What is paid with beside the payment itself; a card's code stays until it is taken away. */
export function readExtras(form: URLSearchParams): CheckoutExtras {
  const code = form.get('giftCardCode')?.trim()
  const chosen = form.get('tip')
  const amount = form.get('tipAmount')?.trim() ?? ''
  const tip =
    chosen === 'custom' && /^\d{1,9}([.,]\d{1,2})?$/.test(amount)
      ? { type: 'CUSTOM' as const, amount: amount.replace(',', '.') }
      : chosen && SHARES.includes(chosen)
        ? { type: 'PERCENTAGE' as const, percentage: Number(chosen) }
        : null
  return {
    ...(form.get('intent') === 'drop-card' ? { giftCardCode: null } : code ? { giftCardCode: code } : {}),
    ...(chosen === null ? {} : { tip }),
  }
}

/** The form as the change a client would send; checked by the same schema. */
export function readChanges(form: URLSearchParams): CheckoutChanges {
  const text = (name: string) => form.get(name)?.trim() || null
  const country = text('country')?.toUpperCase() ?? null
  const address = {
    address: {
      country,
      subdivision: regionCode(country, text('subdivision')),
      city: text('city'),
      postalCode: text('postalCode'),
      addressLine: text('addressLine'),
      addressLine2: text('addressLine2'),
    },
    contactDetails: {
      firstName: text('firstName'),
      lastName: text('lastName'),
      phone: text('phone'),
    },
  }
  const delivery = text('delivery')
  const parsed = Schema.safeParse(
    {
      buyerInfo: { email: text('email') },
      shippingInfo: {
        shippingDestination: address,
        ...(delivery ? { selectedCarrierServiceOption: { code: delivery } } : {}),
      },
    },
    { reportInput: true },
  )
  if (!parsed.success) throw violations(toViolations(parsed.error.issues))
  return parsed.data
}
