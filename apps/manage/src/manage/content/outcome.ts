import { outcomeOf } from '@galleria/manage'
import type { Say } from './messages/index.ts'

/** Turns a refusal of the platform into an answer for the form that sent the request; throws any other error. */
export function outcome<Done extends object>(t: Say, work: () => Promise<Done>) {
  const words = {
    outage: t('error.outage'),
    ownerOnly: t('error.owner-only'),
    stale: t('error.stale'),
    refused: (reason: string) => t('error.refused', { reason }),
    refusals: { REDIRECT_LOOP: t('redirects.loop'), TOO_MANY_REDIRECTS: t('redirects.too-many') },
    fields: { SLUG_TAKEN: ['slug', t('error.slug-taken')] },
    violated: (rule: string | undefined) =>
      rule === 'REQUIRED_FIELD' || rule === 'MIN_LENGTH' ? t('error.required') : undefined,
  } as const
  return outcomeOf(words, work)
}
