import { type Outcome, outcomeOf } from '@galleria/manage'
import type { Say } from './messages/index.ts'
import type { Fault } from './rules/check.ts'

/** Turns a refusal of the platform into an answer for the form that sent the request; throws any other error. */
export function outcome<Done extends object>(t: Say, work: () => Promise<Done>) {
  const words = {
    outage: t('error.outage'),
    ownerOnly: t('error.owner-only'),
    stale: t('error.stale'),
    refused: (reason: string) => t('error.refused', { reason }),
    refusals: { COUPON_IN_USE: t('error.in-use'), GIFT_CARD_NOT_FOUND: t('card.not-found') },
    fields: {
      COUPON_CODE_ALREADY_EXISTS: ['coupon.code', t('error.taken')],
      ADDITIONAL_FEE_CODE_ALREADY_EXISTS: ['additionalFee.code', t('error.taken')],
    },
    violated: (rule: string | undefined) =>
      rule === 'REQUIRED_FIELD' || rule === 'MIN_LENGTH' ? t('error.required') : undefined,
  } as const
  return outcomeOf(words, work)
}

/** Words for faults that the page finds itself. */
export function faultsIn(t: Say, faults: Readonly<Record<string, Fault>>): Outcome | undefined {
  const words = { REQUIRED: t('error.required'), WHOLE: t('error.whole'), DATE: t('error.date') }
  const entries = Object.entries(faults).map(([field, fault]) => [field, words[fault]] as const)
  return entries.length ? { errors: Object.fromEntries(entries) } : undefined
}
