import type { StaffRole } from '@galleria/platform-client/roles'

export type { StaffRole } from '@galleria/platform-client/roles'

export interface StaffUser {
  readonly type: 'USER'
  readonly userId: string
  readonly role: StaffRole
}
