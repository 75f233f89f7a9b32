import { randomUUID } from 'node:crypto'
import { applicationError } from '../../../base/errors.ts'
import type { Trx } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { orderPrice } from '../../../domain/money/money-view.ts'
import type { Caller } from '../../../http/caller.ts'
import { lockOrder, writeOrder } from '../change/write-order.ts'
import { createFulfillment, deleteFulfillment, linesToSend } from '../fulfillments/change.ts'
import { readFulfillments } from '../fulfillments/store.ts'
import { withLink } from '../fulfillments/tracking.ts'
import { noted } from '../handling/change.ts'
import { destinationOf } from '../handling/sheets/destination.ts'
import { addressLines } from '../lines/address-lines.ts'
import { orderQuantities } from '../lines/quantities.ts'
import { parcelFor, type WantedParcel } from './parcel.ts'
import { insertLabel, type LabelRow, readLabels, updateVoided } from './store.ts'

type Context = Pick<Services, 'config' | 'clock' | 'hooks'>

interface Purchase extends Omit<WantedParcel, 'lineItems'> {
  readonly orderId: string
  /** Lines to send; all that are left unless told. */
  readonly lineItems?: WantedParcel['lineItems'] | undefined
  /** The cheapest unless told. */
  readonly service?: string | undefined
  /** The same key buys one. */
  readonly key: string
  readonly caller: Caller
}

/** Buys a label for a parcel and marks it as sent, in one transaction; twice with the same key is once. */
export async function buyLabel(trx: Trx, services: Context, wanted: Purchase): Promise<LabelRow> {
  const { config, clock } = services
  const { key, caller } = wanted
  const order = await lockOrder(trx, wanted.orderId)
  const same = (await readLabels(trx, order.id)).find(({ requestKey }) => requestKey === key)
  if (same) return same
  const quantities = orderQuantities(order, await readFulfillments(trx, [order.id]))
  const open = [...quantities].flatMap(([id, { toSend }]) => (toSend > 0 ? [{ id, quantity: toSend }] : []))
  const lineItems = wanted.lineItems ?? open
  if (lineItems.length === 0)
    throw applicationError(409, 'NOTHING_TO_SEND', 'Nothing of this order is left to send.')
  // Postage is not paid for what would be refused afterwards.
  await linesToSend(trx, order, lineItems)
  const { provider, settings, parcel, from } = await parcelFor({ db: trx, config }, order, {
    ...wanted,
    lineItems,
  })
  const service = wanted.service ?? (await provider.rates(parcel))[0]?.service ?? ''
  const id = randomUUID()
  const purchase = { parcel, service, account: settings.account, key: `${order.id} ${key}` }
  const bought = await provider.buy(purchase)
  if (!bought)
    throw applicationError(
      428,
      'NO_LABEL_SERVICE',
      'No service takes this parcel. Choose another package, weight or service.',
    )
  const { carrier, trackingNumber, reference, amount } = bought
  const tracking = withLink({ shippingProvider: carrier, trackingNumber })
  const sent = await createFulfillment({ trx, services, caller }, { orderId: order.id, lineItems, tracking })
  const date = clock.now()
  const price = orderPrice(config, amount)
  await writeOrder(
    trx,
    services,
    sent.order,
    { activities: [noted('LABEL_BOUGHT', { carrier, trackingNumber, cost: price.formattedAmount ?? '' })] },
    caller,
  )
  return insertLabel(trx, {
    ...{ id, orderId: order.id, fulfillmentId: sent.fulfillmentId, requestKey: key },
    ...{ provider: provider.name, reference, status: 'BOUGHT', carrier, service, trackingNumber },
    ...{ amountMinor: amount, currency: config.currency, createdAt: date, updatedAt: date },
    document: {
      from: [config.storeName, ...addressLines(from, config.locale)],
      to: addressLines(destinationOf(order), config.locale),
      package: parcel.package.name,
      kilograms: parcel.kilograms,
      orderNumber: order.number,
    },
  })
}

interface Voiding {
  readonly orderId: string
  readonly id: string
  readonly caller: Caller
}

/** Gives an unused label back, and takes back that its parcel was sent; twice is once. */
export async function voidLabel(
  trx: Trx,
  services: Context,
  { orderId, id, caller }: Voiding,
): Promise<LabelRow> {
  const { config, clock } = services
  const order = await lockOrder(trx, orderId)
  const label = (await readLabels(trx, order.id)).find((each) => each.id === id)
  if (!label) throw applicationError(404, 'LABEL_NOT_FOUND', 'Label not found in this order.')
  if (label.status === 'VOIDED') return label
  const provider = config.labelProvider?.name === label.provider ? config.labelProvider : undefined
  const now = clock.now()
  const { reference, createdAt: bought, carrier, trackingNumber, fulfillmentId } = label
  if ((await provider?.void({ reference, bought, now })) !== 'VOIDED')
    throw applicationError(
      428,
      'LABEL_CANNOT_BE_VOIDED',
      'The provider no longer takes this label back: it is too old, or another provider sold it.',
    )
  const parcels = await readFulfillments(trx, [order.id])
  const found = parcels.find((each) => each.id === fulfillmentId)
  const after = found
    ? (await deleteFulfillment({ trx, services, caller }, { orderId: order.id, id: found.id })).order
    : order
  const activities = [noted('LABEL_VOIDED', { carrier, trackingNumber })]
  await writeOrder(trx, services, after, { activities }, caller)
  return updateVoided(trx, label.id, now)
}
