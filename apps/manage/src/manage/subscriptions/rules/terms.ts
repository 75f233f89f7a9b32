import type { ContractChanges, SubscriptionContract } from '@galleria/platform-client/subscriptions'

/** Terms as they are typed. */
export interface TypedTerms {
  /** `2026-11-29`, in UTC; empty where nothing is billed next. */
  readonly date: string
  readonly interval: string
  readonly frequency: string
  /** Empty: until it is canceled. */
  readonly cycles: string
  readonly email: string
}

type Frequency = NonNullable<NonNullable<ContractChanges['subscriptionSettings']>['frequency']>

export function typedTerms({
  nextBillingDate,
  subscriptionSettings,
  buyerInfo,
}: SubscriptionContract): TypedTerms {
  const { frequency, interval, billingCycles } = subscriptionSettings
  return {
    date: nextBillingDate?.slice(0, 10) ?? '',
    interval: String(interval ?? 1),
    frequency: frequency ?? 'MONTH',
    cycles: billingCycles ? String(billingCycles) : '',
    email: buyerInfo.email ?? '',
  }
}

/** Changed fields alone, so that a save overwrites no other. A day is billed at noon in UTC. */
export function changesOf(saved: TypedTerms, typed: TypedTerms): Omit<ContractChanges, 'id'> {
  const settings = {
    ...(typed.interval !== saved.interval ? { interval: Number(typed.interval) } : {}),
    ...(typed.frequency !== saved.frequency ? { frequency: typed.frequency as Frequency } : {}),
    ...(typed.cycles !== saved.cycles ? { billingCycles: typed.cycles ? Number(typed.cycles) : null } : {}),
  }
  return {
    ...(typed.date && typed.date !== saved.date ? { nextBillingDate: `${typed.date}T12:00:00.000Z` } : {}),
    ...(Object.keys(settings).length ? { subscriptionSettings: settings } : {}),
    ...(typed.email.trim() && typed.email !== saved.email ? { email: typed.email.trim() } : {}),
  }
}
