import { isDeepStrictEqual } from 'node:util'
import { AttributionSource } from '@galleria/platform-client/enums'
import { z } from 'zod'
import { violations } from '../../../base/errors.ts'
import { masked } from '../../../base/input/mask.ts'
import type { Trx } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { StoredAddressWithContact } from '../../../domain/address/address.ts'
import { hasTaxIdOfCountry, notATaxId, Place } from '../../../domain/address/input.ts'
import type { Caller } from '../../../http/caller.ts'
import { Email } from '../../cart/index.ts'
import type { ActivityType } from '../activity/activities.ts'
import { type OrderRow, orderView } from '../read/order-view.ts'
import type { OrderDocument } from '../tables.ts'
import { refuseUndecided } from './cancel.ts'
import { lockOrder, writeOrder } from './write-order.ts'

/** Fields of an order that may be changed (wire §3.3 "update"); all else is refused. */
export const OrderChanges = z.strictObject({
  id: z.string().max(100),
  buyerInfo: z.strictObject({ email: Email.nullish() }).nullish(),
  buyerLanguage: z.string().max(35).nullish(),
  weightUnit: z.enum(['KG', 'LB']).nullish(),
  billingInfo: Place.nullish(),
  recipientInfo: Place.nullish(),
  shippingInfo: z
    .strictObject({
      logistics: z.strictObject({ shippingDestination: Place.nullish() }).nullish(),
    })
    .nullish(),
  archived: z.boolean().nullish(),
  attributionSource: z.enum(AttributionSource.options).nullish(),
  seenByAHuman: z.boolean().nullish(),
  /** Wire §1.10: unknown to an update, kept by nobody. */
  revision: z.string().max(20).nullish(),
})
type OrderChanges = z.output<typeof OrderChanges>

export async function updateOrder(
  trx: Trx,
  services: Pick<Services, 'config' | 'clock' | 'hooks'>,
  request: {
    readonly order: OrderChanges
    readonly mask?: readonly string[] | undefined
    readonly caller?: Caller
  },
): Promise<OrderRow> {
  const { order: wanted, mask } = request
  const order = await lockOrder(trx, wanted.id)
  refuseUndecided(order)
  const { document } = order
  const activities: ActivityType[] = []
  const changed: Partial<OrderDocument> = {}
  const given = (path: string, value: unknown) => (mask?.length ? masked(mask, path) : value !== undefined)
  if (given('buyerLanguage', wanted.buyerLanguage)) changed.buyerLanguage = wanted.buyerLanguage ?? null
  if (given('weightUnit', wanted.weightUnit))
    changed.weightUnit = wanted.weightUnit ?? services.config.weightUnit
  if (given('archived', wanted.archived)) changed.archived = wanted.archived ?? false
  if (given('seenByAHuman', wanted.seenByAHuman)) changed.seenByAHuman = wanted.seenByAHuman ?? false
  if (given('attributionSource', wanted.attributionSource))
    changed.attributionSource = wanted.attributionSource ?? 'UNSPECIFIED'
  for (const place of ['billingInfo', 'recipientInfo'] as const)
    if (given(place, wanted[place])) changed[place] = merged(place, document[place], wanted[place], mask)
  const destination = wanted.shippingInfo?.logistics?.shippingDestination
  const path = 'shippingInfo.logistics.shippingDestination'
  if (given(path, destination) && document.shippingInfo) {
    const { shippingInfo } = document
    const before = shippingInfo.logistics?.shippingDestination
    const after = merged(path, before, destination, mask)
    changed.shippingInfo = {
      ...shippingInfo,
      logistics: { ...shippingInfo.logistics, shippingDestination: after },
    }
    if (!isDeepStrictEqual(asJson(before), asJson(after))) activities.push('SHIPPING_ADDRESS_EDITED')
  }
  const email = wanted.buyerInfo?.email
  if (given('buyerInfo.email', wanted.buyerInfo)) {
    if (!email) throw cleared('order.buyerInfo.email')
    if (email !== order.email) activities.push('EMAIL_EDITED')
  }
  const change = { document: changed, activities, ...(email ? { email } : {}) }
  const wished = { ...order, document: { ...document, ...changed }, email: email ?? order.email }
  const view = (row: OrderRow) => asJson(orderView(services.config, row))
  // An unchanged order gets no revision and no event.
  if (isDeepStrictEqual(view(wished), view(order))) return order
  return writeOrder(trx, services, order, change, request.caller)
}

const asJson = (value: unknown): unknown => value && JSON.parse(JSON.stringify(value))

type Stored = NonNullable<OrderDocument['billingInfo']>

/**
 * Address and contact each stay where they are not meant; an address may be cleared, a contact may not (wire §3.3).
 * A tax id that the order has already is not checked anew: whoever changes a street need not mend it.
 */
function merged(
  at: string,
  before: Stored | null | undefined,
  wanted: z.output<typeof Place> | null | undefined,
  mask: readonly string[] | undefined,
): Stored {
  const means = (part: 'address' | 'contactDetails') =>
    mask?.length ? masked(mask, `${at}.${part}`) : wanted?.[part] !== undefined
  if (means('contactDetails') && !wanted?.contactDetails) throw cleared(`order.${at}.contactDetails`)
  const after = {
    ...before,
    ...(means('address') ? { address: wanted?.address ?? null } : {}),
    ...(means('contactDetails') ? { contactDetails: wanted?.contactDetails } : {}),
  } as Stored
  const isNew = after.contactDetails?.vatId?.id !== before?.contactDetails?.vatId?.id
  if (isNew && !hasTaxIdOfCountry(after as StoredAddressWithContact))
    throw violations([{ field: `order.${at}.contactDetails.vatId.id`, ...notATaxId }])
  return after
}

function cleared(field: string) {
  return violations([{ field, description: "can't be cleared", violatedRule: 'REQUIRED_FIELD' }])
}
