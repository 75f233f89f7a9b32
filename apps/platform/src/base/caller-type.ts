import type { KeyPermissions } from '@galleria/platform-client/roles'
import type { StaffUser } from './staff-user.ts'

/** A program: with the owner's rights, or with those of an API key that the owner made. */
interface ApiCaller {
  readonly type: 'APP'
  /** Id of the app or of the API key. */
  readonly appId: string
  readonly key?: { readonly name: string; readonly permissions: KeyPermissions }
}

/** Caller, derived from the token alone; nothing in a path or a body can change it. */
export type Caller =
  | { readonly type: 'NONE' }
  | {
      readonly type: 'VISITOR'
      readonly visitorId: string
      readonly familyId: string
      readonly elevated?: true
    }
  | {
      readonly type: 'MEMBER'
      readonly memberId: string
      readonly contactId: string
      readonly visitorId?: string
      readonly familyId: string
      /** The owner's key came beside the token: what is for the merchant to say may be said. */
      readonly elevated?: true
    }
  | ApiCaller
  | StaffUser

export type CallerType = Caller['type']

/** Whether somebody speaks for the merchant: the owner's programs and staff, and shoppers with the owner's key. */
export function isPrivileged(caller: Caller): boolean {
  return caller.type === 'APP' || caller.type === 'USER' || ('elevated' in caller && caller.elevated === true)
}
