import type { Reason } from '../../../areas/draft-orders/index.ts'
import { type ApiError, type Violation, violationsOf } from '../../../base/errors.ts'

/** Why an order cannot be changed by a draft, as staff would say it (specification §8). */
export const reasons: Readonly<Record<Reason, string>> = {
  ORDER_NOT_FOUND: 'there is no such order',
  ORDER_STATUS_IS_NOT_SUPPORTED: 'it is not approved, or was canceled',
  PARTIALLY_OR_FULLY_REFUNDED: 'money of it was given back',
  UNSUPPORTED_CHANNEL_TYPE: 'it was sold on another market place, and is changed there',
  ORDER_AND_SITE_CURRENCIES_ARE_INCONSISTENT: 'it is in another currency than the store’s',
  ORDER_AND_SITE_WEIGHT_UNITS_ARE_INCONSISTENT: 'it is weighed in another unit than the store’s',
  SUBSCRIPTION_LINE_ITEM_EXISTS: 'it has a subscription in it',
}

const codes: Readonly<Record<string, string>> = {
  EMPTY_DRAFT_ORDER: 'There is nothing in this draft yet: add a product or a line of your own.',
  SHIPPING_ADDRESS_IS_MISSING:
    'Goods of this draft are delivered, and it has no address: save the address, or choose a pickup.',
  BUYER_EMAIL_IS_MISSING:
    'Nobody can be told, as there is no email address: save one, or place the order without telling the buyer.',
  SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND:
    'This delivery does not go to this address: choose another delivery.',
}

const fields: Readonly<Record<string, string>> = {
  email: 'Email',
  price: 'Price',
  quantity: 'Quantity',
  original: 'Name',
  amount: 'Amount',
  percentage: 'Percentage',
  couponCode: 'Coupon code',
  buyerNote: 'Note',
  country: 'Country',
  subdivision: 'State or region',
  city: 'City',
  postalCode: 'Postal code',
  addressLine: 'Street',
  addressLine2: 'Flat or floor',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  id: 'Tax id',
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
  if (against?.length)
    return { text: `This order cannot be changed by a draft: ${against.join('; ')}.`, wrong: [] }
  if (code === 'PARTIAL_OUT_OF_STOCK') {
    const names = ((data.lineItemIds ?? []) as string[]).map(nameOf).filter(Boolean)
    return {
      text: `Not enough is left of: ${names.join(', ')}. Take fewer, or take it out of the draft.`,
      wrong: [],
    }
  }
  if (code === 'COUPON_IS_NOT_VALID') {
    const { description } = (data.reason ?? {}) as { description?: string }
    const why = description ? `: ${description.charAt(0).toLowerCase()}${description.slice(1)}` : ''
    return { text: `The coupon does not count${why}. Take it away, or use another.`, wrong: ['couponCode'] }
  }
  return { text: codes[code] ?? `${error.message}.`, wrong: [] }
}

const lastOf = ({ field }: Violation) => field.slice(field.lastIndexOf('.') + 1)

function sentence(violation: Violation, nameOf: (lineId: string) => string): string {
  const { description, data } = violation
  const line = typeof data?.lineItemId === 'string' ? nameOf(data.lineItemId) : ''
  return `${line || (fields[lastOf(violation)] ?? lastOf(violation))}: ${description}.`
}

function applicationOf(error: ApiError) {
  const body = error.body as {
    details?: { applicationError?: { code: string; data?: Record<string, unknown> } }
  }
  const { code = '', data = {} } = body.details?.applicationError ?? {}
  return { code, data }
}
