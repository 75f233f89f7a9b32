import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { applicationError } from '../../../../base/errors.ts'
import type { ProductState, SubscriptionState } from '../products/state.ts'
import { unknown } from './unknown.ts'

const Frequency = z.enum(['DAY', 'WEEK', 'MONTH', 'YEAR'])
const Interval = z.int().min(1).max(50)

const Subscription = z.object({
  id: z.guid().nullish(),
  title: z.string().trim().min(1).max(20),
  description: z.string().max(60).nullish(),
  visible: z.literal(true, { error: 'must be true. Remove the entry if it is not offered' }).nullish(),
  frequency: Frequency,
  interval: Interval.nullish(),
  autoRenewal: z.boolean().optional(),
  billingCycles: z.int().min(2).max(999).nullish(),
  discount: z
    .object({
      type: z.literal('PERCENT', { error: 'must be PERCENT' }).optional(),
      percentOff: z.number().min(0.1).max(99.9),
    })
    .nullish(),
  /** Ours, as they are read: what stays as it is without them. */
  enableCustomerCancellation: z.boolean().optional(),
  freeTrialPeriod: z.object({ frequency: Frequency, interval: Interval }).nullish(),
})

/** Ways to buy it again and again (wire §4.10); what is said once and for all besides is `allowOneTimePurchases`. */
export const subscriptionDetails = z
  .object({
    subscriptions: z.array(Subscription).max(6).default([]),
    allowOneTimePurchases: z
      .literal(true, { error: "must be true. One-time purchases can't be turned off" })
      .nullish(),
  })
  .nullable()
type Details = z.output<typeof subscriptionDetails>

/** @throws ApiError 400 for an id of another product’s, and for one that neither renews nor ends */
export function withSubscriptions(product: ProductState, details: Details | undefined): ProductState {
  if (details === undefined) return product
  const known = new Map(product.subscriptions?.map((each) => [each.id, each]))
  const list = (details?.subscriptions ?? []).map((given, position): SubscriptionState => {
    const field = `product.subscriptionDetails.subscriptions[${position}]`
    const { id, title, description, frequency, interval, billingCycles, discount, freeTrialPeriod } = given
    const old = id ? known.get(id.toLowerCase()) : undefined
    if (id && !old)
      throw unknown(`${field}.id`, 'is not a subscription of this product. Remove the id to create one')
    if (old) known.delete(old.id)
    const autoRenewal = given.autoRenewal ?? billingCycles == null
    if (autoRenewal === (billingCycles != null))
      throw applicationError(
        400,
        'SUBSCRIPTION_INVALID_AUTO_RENEWAL',
        `${field} must either renew automatically or have a number of billingCycles.`,
      )
    const trial =
      freeTrialPeriod === undefined
        ? { trialFrequency: old?.trialFrequency ?? null, trialCount: old?.trialCount ?? null }
        : {
            trialFrequency: freeTrialPeriod?.frequency ?? null,
            trialCount: freeTrialPeriod?.interval ?? null,
          }
    return {
      ...{ id: old?.id ?? randomUUID(), title, description: description || null, frequency, ...trial },
      ...{ everyCount: interval ?? 1, autoRenewal, billingCycles: billingCycles ?? null, position },
      cancellable: given.enableCustomerCancellation ?? old?.cancellable ?? true,
      percentOff: discount?.percentOff ?? null,
    }
  })
  return { ...product, subscriptions: list.length ? list : null }
}
