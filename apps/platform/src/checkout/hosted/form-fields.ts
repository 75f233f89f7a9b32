import { violations } from '../../errors.ts'
import { toViolations } from '../../violations.ts'
import { type CheckoutChanges, CheckoutChanges as Schema } from '../update.ts'
import { regionCode } from './regions.ts'

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
