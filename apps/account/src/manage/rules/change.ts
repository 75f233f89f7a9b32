import type { Outcome } from '@galleria/manage'

/** Bulk actions on members. */
export const changes = ['APPROVE', 'BLOCK', 'MUTE', 'UNMUTE', 'DELETE'] as const
export type Change = (typeof changes)[number]

/** Target of a change: members by id, or all that a URL's query finds. */
export type About = { readonly ids: readonly string[] } | { readonly query: string }

/** An answer to another question is none to this one. */
export function questionOf(change: Change, about: About): string {
  return JSON.stringify([change, about])
}

type Filter = Readonly<Record<string, unknown>>

/** Filter for the members that the change affects: those already in the state, or disconnected for good, are left out. */
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
  /** Preview of the change, with its request. */
  readonly preview?: { readonly of: string; readonly all: number; readonly changed: number }
  readonly jobId?: string
}
