import { outcomeOf } from '@galleria/manage'
import type { Say } from './messages/index.ts'

/** Turns a refusal of the platform into an answer for the form that sent the request; throws any other error. */
export function outcome<Done extends object>(t: Say, work: () => Promise<Done>) {
  const words = {
    outage: t('error.outage'),
    ownerOnly: t('error.owner-only'),
    stale: t('error.stale'),
    refused: (reason: string, code?: string) => refusal(t, code) ?? t('error.refused', { reason }),
    violated: (ruleName?: string) => refusal(t, ruleName),
  }
  return outcomeOf(words, work)
}

/** Message for the platform's result on one member; its own text where there is no message. */
export function refusal(t: Say, code: string | undefined): string | undefined {
  switch (code) {
    case 'MEMBER_SELF_BLOCK_FORBIDDEN':
      return t('refusal.self')
    case 'OWNER_MEMBER_BLOCK_FORBIDDEN':
      return t('refusal.owner')
    case 'MEMBER_OFFLINE':
      return t('refusal.offline')
    case 'ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN':
    case 'ACTIVE_SUBSCRIPTION_MEMBER_DELETE_FORBIDDEN':
      return t('refusal.subscribes')
    case 'OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN':
      return t('refusal.role')
    case 'NOT_FOUND':
      return t('refusal.gone')
    default:
      return undefined
  }
}
