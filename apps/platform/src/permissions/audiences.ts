import type { CallerType } from '../caller.ts'

export interface Permission {
  /** Whom the handler is given. Whoever is of the staff counts as a program where programs are and users are not. */
  readonly types: readonly CallerType[]
  /** Refused to staff who are not the owner: keys, promises to everybody, points or money for many at once. */
  readonly ownerOnly: boolean
}

const may = (...types: CallerType[]): Permission => ({ types, ownerOnly: false })
const ownersAlone = (...types: CallerType[]): Permission => ({ types, ownerOnly: true })

/** Who may make a call, by a word. A call's row names one of these. */
export const audiences = {
  /** No token is read: a page's script or another protocol asks. */
  UNASKED: may('NONE'),
  ANYBODY: may('NONE', 'VISITOR', 'MEMBER', 'APP'),
  EVERYONE: may('VISITOR', 'MEMBER', 'APP', 'USER'),
  SHOPPERS: may('VISITOR', 'MEMBER'),
  SHOPPERS_AND_PROGRAMS: may('VISITOR', 'MEMBER', 'APP'),
  MEMBERS: may('MEMBER'),
  MEMBERS_AND_PROGRAMS: may('MEMBER', 'APP'),
  MEMBERS_AND_STAFF: may('MEMBER', 'APP', 'USER'),
  PROGRAMS: may('APP'),
  STAFF: may('APP', 'USER'),
  OWNER: ownersAlone('APP', 'USER'),
  OWNERS_PROGRAMS: ownersAlone('APP'),
} as const satisfies Readonly<Record<string, Permission>>

export type Audience = keyof typeof audiences
