import type { Message } from '@galleria/i18n'
import type { SubscriptionContract } from '@galleria/platform-client/subscriptions'
import { key, type Say } from '../messages/index.ts'
import type { Tone } from './order-copy.ts'

interface StatusCopy {
  readonly text: Message
  readonly tone: Tone
}

/** Status of a subscription: the end first, then a cancellation or failure, then the next cycle. */
export function subscriptionStatus({
  status,
  cancellationDate,
  failedRenewal,
  trialEndDate,
}: Pick<SubscriptionContract, 'status' | 'cancellationDate' | 'failedRenewal' | 'trialEndDate'>): StatusCopy {
  if (status === 'CANCELLED') return { text: key('subscription.ended'), tone: 'neutral' }
  if (status === 'TRANSFERRED') return { text: key('subscription.transferred'), tone: 'neutral' }
  if (cancellationDate) return { text: key('subscription.ending'), tone: 'warning' }
  if (failedRenewal) return { text: key('subscription.failed'), tone: 'danger' }
  if (trialEndDate) return { text: key('subscription.trial'), tone: 'success' }
  if (status === 'AUTO_RENEW_OFF') return { text: key('subscription.off'), tone: 'warning' }
  if (status === 'MANUAL_RECURRING') return { text: key('subscription.manual'), tone: 'neutral' }
  return { text: key('subscription.active'), tone: 'success' }
}

export type Moment = 'ends' | 'free' | 'next' | 'until'

/** The one date that matters most; none where it is over. */
export function nextMoment(
  contract: SubscriptionContract,
): { readonly what: Moment; readonly date: string } | null {
  const { status, cancellationDate, trialEndDate, nextBillingDate, currentCycleEnd } = contract
  if (status === 'CANCELLED' || status === 'TRANSFERRED') return null
  if (cancellationDate) return { what: 'ends', date: cancellationDate }
  if (trialEndDate) return { what: 'free', date: trialEndDate }
  if (nextBillingDate) return { what: 'next', date: nextBillingDate }
  return currentCycleEnd ? { what: 'until', date: currentCycleEnd } : null
}

interface Recurring {
  readonly subscriptionSettings: {
    readonly frequency?: string | undefined
    readonly interval?: number | null | undefined
  }
}

/** `$12.00 every 2 months`. */
export function rhythm({ subscriptionSettings }: Recurring, price: string, t: Say): string {
  const interval = subscriptionSettings.interval || 1
  switch (subscriptionSettings.frequency) {
    case 'DAY':
      return t('subscription.day', { price, interval })
    case 'WEEK':
      return t('subscription.week', { price, interval })
    case 'YEAR':
      return t('subscription.year', { price, interval })
    default:
      return t('subscription.month', { price, interval })
  }
}

/** Notice is possible where something paid for is still to be had. */
export function endOfNotice(
  { currentCycleEnd, failedRenewal }: Pick<SubscriptionContract, 'currentCycleEnd' | 'failedRenewal'>,
  now: string,
): string | null {
  if (!currentCycleEnd || failedRenewal) return null
  return Date.parse(currentCycleEnd) > Date.parse(now) ? currentCycleEnd : null
}
