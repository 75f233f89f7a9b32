import { type OutcomeCopy, outcomeOf } from '@galleria/manage'
import type { Say } from './messages/index.ts'

/**
 * Turns a refusal of the platform into an answer for the form that sent the request; throws any other error. `fields`:
 * where a code belongs to one field, that field and what it says.
 */
export function outcome<Done extends object>(
  t: Say,
  work: () => Promise<Done>,
  fields: OutcomeCopy['fields'] = {},
) {
  const words = {
    outage: t('error.outage'),
    ownerOnly: t('error.owner-only'),
    stale: t('error.stale'),
    refused: (reason: string) => t('error.refused', { reason }),
    fields,
  }
  return outcomeOf(words, work)
}
