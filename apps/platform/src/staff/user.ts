import type { StaffRole } from './tables.ts'

export interface StaffUser {
  readonly type: 'USER'
  readonly userId: string
  readonly role: StaffRole
}
