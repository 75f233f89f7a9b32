import { outcomeOf } from '@galleria/manage'
import type { Say } from './messages/index.ts'

/** What the platform refuses is told where it was sent from; anything else is the page's problem. */
export function outcome<Done extends object>(t: Say, work: () => Promise<Done>) {
  const words = {
    outage: t('error.outage'),
    ownerOnly: t('error.owner-only'),
    stale: t('error.stale'),
    refused: (reason: string) => t('error.refused', { reason }),
  }
  return outcomeOf(words, work)
}
