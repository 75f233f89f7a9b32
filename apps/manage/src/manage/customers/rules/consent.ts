import type { Consents } from '../data/consents.ts'
import type { Say } from '../messages/index.ts'

type Newsletter = NonNullable<Consents['newsletter']>

/** Status of a subscription in words; one that is not known stays as it is written. */
export function consentState(status: string, t: Say) {
  switch (status) {
    case 'SUBSCRIBED':
      return { text: t('consents.subscribed'), tone: 'success' } as const
    case 'PENDING':
      return { text: t('consents.pending'), tone: 'warning' } as const
    case 'UNSUBSCRIBED':
      return { text: t('consents.unsubscribed'), tone: 'neutral' } as const
    default:
      return { text: status, tone: 'neutral' } as const
  }
}

export interface ConsentStep {
  readonly type: 'ASKED' | 'CONFIRMED' | 'ENDED'
  /** ISO 8601. */
  readonly date: string
}

/** Steps of a consent, the first one first: what proves it. */
export function consentProof({ askedDate, confirmedDate, endedDate }: Newsletter): ConsentStep[] {
  return [
    { type: 'ASKED', date: askedDate },
    ...(confirmedDate ? [{ type: 'CONFIRMED', date: confirmedDate } as const] : []),
    ...(endedDate ? [{ type: 'ENDED', date: endedDate } as const] : []),
  ]
}
