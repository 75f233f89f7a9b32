import type { Audience } from '@galleria/platform-client/operations'
import type { CallerType } from '../../base/caller-type.ts'

export interface Permission {
  /** Types of caller that the handler accepts. Staff count as a program where programs are accepted and users are not. */
  readonly types: readonly CallerType[]
  /** Refused to staff who are not the owner: keys, promises to everybody, points or money for many at once. */
  readonly ownerOnly: boolean
  /** A shopper's token may have the owner's key beside it (wire §1.3): then the shopper is the owner's equal here. */
  readonly withKey?: true
}

const may = <const T extends readonly CallerType[]>(...types: T) => ({ types, ownerOnly: false })
const ownersAlone = <const T extends readonly CallerType[]>(...types: T) => ({ types, ownerOnly: true })

/** Meaning of the words by which operations say who may make a call. */
export const audiences = {
  /** No token is read: a page's script or another protocol asks. */
  UNASKED: may('NONE'),
  ANYBODY: may('NONE', 'VISITOR', 'MEMBER', 'APP'),
  EVERYONE: may('VISITOR', 'MEMBER', 'APP', 'USER'),
  SHOPPERS: { ...may('VISITOR', 'MEMBER'), withKey: true },
  SHOPPERS_AND_PROGRAMS: may('VISITOR', 'MEMBER', 'APP'),
  MEMBERS: may('MEMBER'),
  MEMBERS_AND_STAFF: may('MEMBER', 'APP', 'USER'),
  PROGRAMS: may('APP'),
  STAFF: may('APP', 'USER'),
  OWNER: ownersAlone('APP', 'USER'),
  /** A shopper's token with the owner's key counts as the key (wire §1.3 "external login"). */
  OWNERS_PROGRAMS: { ...ownersAlone('APP'), withKey: true },
} as const satisfies Readonly<Record<Audience, Permission>>
