import type { Reason } from '../../../areas/draft-orders/index.ts'
import { type ApiError, type Violation, violationsOf } from '../../../base/errors.ts'

/** Why an order cannot be changed by a draft, as staff would say it (specification §8). */
export const reasons: Readonly<Record<Reason, string>> = {
  ORDER_NOT_FOUND: 'the order does not exist',
  ORDER_STATUS_IS_NOT_SUPPORTED: 'it was canceled or is not approved',
  PARTIALLY_OR_FULLY_REFUNDED: 'it was refunded in part or in full',
  UNSUPPORTED_CHANNEL_TYPE: 'it was sold on another marketplace; edit it there',
  ORDER_AND_SITE_CURRENCIES_ARE_INCONSISTENT: 'its currency differs from the store’s',
  ORDER_AND_SITE_WEIGHT_UNITS_ARE_INCONSISTENT: 'its weight unit differs from the store’s',
  SUBSCRIPTION_LINE_ITEM_EXISTS: 'it contains a subscription',
}

const codes: Readonly<Record<string, string>> = {
  EMPTY_DRAFT_ORDER: 'This draft has no items yet. Add a product or a custom item.',
  SHIPPING_ADDRESS_IS_MISSING: 'This draft needs a delivery address. Save an address or choose pickup.',
  BUYER_EMAIL_IS_MISSING:
    'This draft has no email address. Save one, or place the order without emailing the customer.',
  SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND:
    'This delivery method isn’t available for this address. Choose another one.',
}

const fields: Readonly<Record<string, string>> = {
  email: 'Email',
  price: 'Unit price',
  quantity: 'Quantity',
  original: 'Name',
  amount: 'Amount',
  percentage: 'Percentage',
  couponCode: 'Discount code',
  buyerNote: 'Note',
  country: 'Country',
  subdivision: 'State or region',
  city: 'City',
  postalCode: 'Postal code',
  addressLine: 'Street and number',
  addressLine2: 'Apartment, suite or floor',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  id: 'Tax ID',
}

export interface RefusalNotice {
  readonly text: string
  /** Names of the form's fields that have errors. */
  readonly wrong: readonly string[]
}

/** Describes a refusal and its remedy; `nameOf` names a line by its id. */
export function describeRefusal(
  error: ApiError,
  nameOf: (lineId: string) => string = () => '',
): RefusalNotice {
  const found = violationsOf(error)
  if (found.length)
    return { text: found.map((each) => sentence(each, nameOf)).join(' '), wrong: found.map(lastOf) }
  const { code, data } = applicationOf(error)
  const against = (data.reasons as Reason[] | undefined)?.map((reason) => reasons[reason])
  if (against?.length) return { text: `You can’t edit this order: ${against.join('; ')}.`, wrong: [] }
  if (code === 'PARTIAL_OUT_OF_STOCK') {
    const names = ((data.lineItemIds ?? []) as string[]).map(nameOf).filter(Boolean)
    return {
      text: `Not enough stock: ${names.join(', ')}. Reduce the quantity or remove the item.`,
      wrong: [],
    }
  }
  if (code === 'COUPON_IS_NOT_VALID') {
    const { description } = (data.reason ?? {}) as { description?: string }
    const why = description ? ` ${description}` : ''
    return {
      text: `This discount code doesn’t apply.${why} Remove it or use another one.`,
      wrong: ['couponCode'],
    }
  }
  return { text: codes[code] ?? error.message, wrong: [] }
}

const lastOf = ({ field }: Violation) => field.slice(field.lastIndexOf('.') + 1)

function sentence(violation: Violation, nameOf: (lineId: string) => string): string {
  const { description, data } = violation
  const line = typeof data?.lineItemId === 'string' ? nameOf(data.lineItemId) : ''
  return `${line || (fields[lastOf(violation)] ?? lastOf(violation))} ${description}.`
}

function applicationOf(error: ApiError) {
  const body = error.body as {
    details?: { applicationError?: { code: string; data?: Record<string, unknown> } }
  }
  const { code = '', data = {} } = body.details?.applicationError ?? {}
  return { code, data }
}
