import type { Outcome } from '@galleria/manage'

/** What can be done to many at once. */
export const changes = ['APPROVE', 'BLOCK', 'MUTE', 'UNMUTE', 'DELETE'] as const
export type Change = (typeof changes)[number]

/** Who a change is about: some by their ids, or all that an address finds. */
export type About = { readonly ids: readonly string[] } | { readonly query: string }

/** An answer to another question is none to this one. */
export function questionOf(change: Change, about: About): string {
  return JSON.stringify([change, about])
}

type Filter = Readonly<Record<string, unknown>>

/** Of those who are found, only whom it changes: who is so already, or was disconnected for good, is left out. */
export function stillToChange(filter: Filter, change: Change): Filter {
  const other = {
    APPROVE: { status: { $in: ['PENDING', 'BLOCKED'] } },
    BLOCK: { status: { $in: ['PENDING', 'APPROVED'] } },
    MUTE: { activityStatus: 'ACTIVE' },
    UNMUTE: { activityStatus: 'MUTED' },
    DELETE: undefined,
  }[change]
  return other ? { $and: [filter, other] } : filter
}

export interface Answer extends Outcome {
  /** What it would mean, and what was asked. */
  readonly look?: { readonly of: string; readonly all: number; readonly changed: number }
  readonly jobId?: string
}
