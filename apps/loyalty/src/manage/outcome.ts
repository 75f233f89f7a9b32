import { isPlatformError } from '@galleria/platform-client'
import type { Say } from './messages/index.ts'

/** What became of something that was sent. */
export interface Outcome {
  readonly done?: true
  /** What is wrong with the whole of it. */
  readonly problem?: string
  /** By the field's path on the wire. */
  readonly errors?: Readonly<Record<string, string>>
  /** Somebody was faster: what was sent is of a state that has passed. */
  readonly stale?: true
}

/** What the platform refuses is told where it was sent from; anything else is the page's problem. */
export async function outcome<Done extends object>(
  t: Say,
  work: () => Promise<Done>,
): Promise<(Done & { readonly done: true }) | Outcome> {
  try {
    return { ...(await work()), done: true }
  } catch (error) {
    if (!isPlatformError(error)) throw error
    if (error.violations.length > 0) {
      return {
        errors: Object.fromEntries(error.violations.map(({ field, description }) => [field, description])),
      }
    }
    if (error.status === 0 || error.status >= 500) return { problem: t('error.outage') }
    if (error.code === 'OWNER_ONLY') return { problem: t('error.owner-only') }
    if (error.code === 'REVISION_MISMATCH') return { stale: true, problem: t('error.stale') }
    return {
      problem: t('error.refused', { reason: error.details.applicationError?.description ?? error.message }),
    }
  }
}

/** The error of a field, however deep the platform found it. */
export function errorAt(errors: Outcome['errors'], end: string): string | undefined {
  return Object.entries(errors ?? {}).find(([field]) => field === end || field.endsWith(`.${end}`))?.[1]
}
