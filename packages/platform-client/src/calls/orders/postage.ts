import { defineCall, z } from '@galleria/platform-client'
import { LabelRate, LabelSettings, ShippingLabel } from '../../entities/orders/postage.ts'
import * as operations from '../../operations/orders/postage.ts'
import { type BulkAnswer, bulkAnswer } from '../../schemas/bulk.ts'

export type { LabelRate, LabelSettings, ShippingLabel } from '../../entities/orders/postage.ts'

const settings = () => z.object({ labelSettings: LabelSettings })
const one = () => z.object({ label: ShippingLabel })

/** A parcel that is not sent yet: units, the package by its name, and the weight where it is not that of the units. */
interface NewParcel {
  orderId: string
  lineItems: readonly { readonly id: string; readonly quantity: number }[]
  /** Name of a package of the settings; the default unless told. */
  package?: string
  /** Kilograms. */
  weight?: number
}

/** An extension of the embedded platform. */
export const getLabelSettings = /* @__PURE__ */ defineCall<undefined, { labelSettings: LabelSettings }>(
  operations.getLabelSettings,
  settings,
)

/** Keeps fields that are left out; 409 `REVISION_MISMATCH` where a field of `seen` is another by now. An extension of the embedded platform. */
export const updateLabelSettings = /* @__PURE__ */ defineCall<
  {
    labelSettings: Partial<Omit<LabelSettings, 'provider'>>
    seen?: Partial<Omit<LabelSettings, 'provider'>>
  },
  { labelSettings: LabelSettings }
>(operations.updateLabelSettings, settings)

/** Labels of an order, oldest first. An extension of the embedded platform. */
export const listLabels = /* @__PURE__ */ defineCall<{ orderId: string }, { labels: ShippingLabel[] }>(
  operations.listLabels,
  () => z.object({ labels: z.array(ShippingLabel) }),
)

/** Services for a parcel, the cheapest first, with the weight they are reckoned for. An extension of the embedded platform. */
export const calculateLabelRates = /* @__PURE__ */ defineCall<
  NewParcel,
  { rates: LabelRate[]; weight: number }
>(operations.calculateLabelRates, () => z.object({ rates: z.array(LabelRate), weight: z.number() }), {
  repeatable: true,
})

/**
 * Buys a label and marks its parcel as sent, with the carrier and tracking number. The same `idempotencyKey` buys one. 428
 * `LABEL_PROVIDER_IS_NOT_SET_UP`, `NO_LABEL_SERVICE`. An extension of the embedded platform.
 */
export const buyLabel = /* @__PURE__ */ defineCall<
  NewParcel & { service: string; idempotencyKey: string },
  { label: ShippingLabel }
>(operations.buyLabel, one)

/** Gives an unused label back, and takes back that its parcel was sent; twice is once. 428 `LABEL_CANNOT_BE_VOIDED`. An extension of the embedded platform. */
export const voidLabel = /* @__PURE__ */ defineCall<
  { orderId: string; labelId: string },
  { label: ShippingLabel }
>(operations.voidLabel, one)

/**
 * Buys a label for all that is to send of each order, in the default package by the cheapest service; a refused one holds back no
 * other. The same `idempotencyKey` buys one each. An extension of the embedded platform.
 */
export const bulkBuyLabels = /* @__PURE__ */ defineCall<
  { orderIds: readonly string[]; idempotencyKey: string },
  BulkAnswer<ShippingLabel>
>(operations.bulkBuyLabels, () => bulkAnswer(ShippingLabel))

/** One PDF of at most 100 labels, one a page; its address is good for an hour. An extension of the embedded platform. */
export const printLabels = /* @__PURE__ */ defineCall<{ labelIds: readonly string[] }, { url: string }>(
  operations.printLabels,
  () => z.object({ url: z.string() }),
  { repeatable: true },
)
