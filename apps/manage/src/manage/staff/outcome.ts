import { outcomeOf } from '@galleria/manage'
import type { Say } from './messages/index.ts'

/** Turns a refusal of the platform into an answer for the form that sent the request; throws any other error. */
export function outcome<Done extends object>(t: Say, work: () => Promise<Done>) {
  return outcomeOf(
    {
      outage: t('error.outage'),
      ownerOnly: t('error.owner-only'),
      stale: t('error.stale'),
      violated: () => t('error.email'),
      refused: (reason, code) => {
        if (code === 'ALREADY_STAFF') return t('error.already')
        if (code === 'LAST_OWNER') return t('error.last-owner')
        if (code === 'OWN_FACTOR_MISSING') return t('error.own-factor')
        if (code === 'MEMBER_NOT_ACTIVE') return t('error.blocked')
        return t('error.refused', { reason })
      },
    },
    work,
  )
}
