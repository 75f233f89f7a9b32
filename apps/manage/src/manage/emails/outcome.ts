import { outcomeOf } from '@galleria/manage'
import type { Say } from './messages/index.ts'

/** Turns a refusal of the platform into an answer for the page that sent the request; throws any other error. */
export function outcome<Done extends object>(t: Say, work: () => Promise<Done>) {
  const words = {
    outage: t('error.outage'),
    ownerOnly: t('error.owner-only'),
    stale: t('error.outage'),
    refused: (reason: string) => t('error.refused', { reason }),
  }
  return outcomeOf(words, work)
}
