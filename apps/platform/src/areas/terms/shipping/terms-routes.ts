import { DeliveryTerms } from '@galleria/platform-client/entities/shipping'
import * as operations from '@galleria/platform-client/operations/terms/places'
import { z } from 'zod'
import { exactlyOneOf } from '../../../base/input/one-of.ts'
import { Revision } from '../../../base/input/revision.ts'
import { Decimal } from '../../../base/input/wire-parts.ts'
import type { StoredAddress } from '../../../domain/address/address.ts'
import { minorAmount } from '../../../domain/money/minor-amount.ts'
import { type App, operation } from '../../../http/route.ts'
import { refused } from '../crud/parts.ts'
import { Place, TimeZone } from './locations/location-resource.ts'
import { changeRow } from './options/options.ts'
import { findOption } from './options/store.ts'
import type { ShippingOptionRow } from './read.ts'
import type { StoredCharge } from './tables.ts'
import { deliveryTermsView } from './view.ts'

const TimeSlots = z.object({
  timeZone: TimeZone,
  weekly: z
    .array(
      z.object({
        weekday: z.int().min(0).max(6),
        time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time of day such as 18:30' }),
      }),
    )
    .min(1)
    .max(70),
  minutes: z.int().min(15).max(1440),
  noticeHours: z.int().min(0).max(336).default(0),
})
const Charge = z
  .object({
    type: z.enum(['HANDLING_FEE', 'INSURANCE']),
    amount: Decimal.optional(),
    percentage: Decimal.optional(),
    details: z.string().min(1).max(200).optional(),
  })
  .superRefine(exactlyOneOf('amount', 'percentage'))
  .refine(({ percentage = '0' }) => Number(percentage) <= 100, {
    error: 'must be at most 100',
    path: ['percentage'],
    params: { violatedRule: 'DECIMAL_LTE', data: { threshold: 100 } },
  })
const Terms = z.object({
  id: z.string(),
  revision: Revision,
  pickupMethod: z.enum(['STORE_PICKUP', 'PICKUP_POINT']).nullish(),
  pickupAddress: Place.nullish(),
  instructions: z.string().max(1000).nullish(),
  timeSlots: TimeSlots.nullish(),
  charges: z.array(Charge).max(10).optional(),
})
type Terms = z.output<typeof Terms>

const answer = z.object({ deliveryTerms: DeliveryTerms })

/** How a way of delivery hands over, in which windows, and what it charges on top: beyond the wire's shipping options. */
export function deliveryTermsRoutes(app: App): void {
  operation(
    app,
    operations.getDeliveryTerms,
    { query: z.object({ id: z.string() }), answer },
    async ({ db, config, input }) => ({
      deliveryTerms: deliveryTermsView(config, await findOption(db, input.id)),
    }),
  )

  operation(
    app,
    operations.updateDeliveryTerms,
    { body: z.object({ deliveryTerms: Terms }), answer },
    async (call) => {
      const { deliveryTerms: terms } = call.input
      const { row } = await changeRow(call, terms.id, terms.revision, async (_, before) =>
        changed(before, terms, call.config.currency),
      )
      return { deliveryTerms: deliveryTermsView(call.config, row) }
    },
  )
}

/** `null` takes away, what is not said stays; a place to fetch goods from must have its address. */
function changed(row: ShippingOptionRow, terms: Terms, currency: string): Partial<ShippingOptionRow> {
  const { pickupMethod, pickupAddress, instructions, timeSlots, charges } = terms
  const kind = pickupMethod === undefined ? row.kind : (pickupMethod ?? 'SHIPPING')
  const address = pickupAddress === undefined ? row.pickupAddress : (pickupAddress as StoredAddress | null)
  if (kind !== 'SHIPPING' && !address)
    throw refused('deliveryTerms.pickupAddress', 'must include the pickup address')
  return {
    kind,
    pickupAddress: kind === 'SHIPPING' ? null : address,
    instructions: instructions === undefined ? row.instructions : instructions,
    slots: timeSlots === undefined ? row.slots : timeSlots,
    charges: charges ? charges.map((each, index) => storedCharge(each, currency, index)) : row.charges,
  }
}

function storedCharge(
  { type, amount, percentage, details }: z.output<typeof Charge>,
  currency: string,
  index: number,
): StoredCharge {
  const field = `deliveryTerms.charges[${index}].amount`
  return {
    type,
    ...(percentage === undefined
      ? { amountMinor: minorAmount(amount ?? '0', currency, field) }
      : { percent: percentage }),
    ...(details ? { details } : {}),
  }
}
