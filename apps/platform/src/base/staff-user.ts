export type StaffRole = 'OWNER' | 'STAFF'

export interface StaffUser {
  readonly type: 'USER'
  readonly userId: string
  readonly role: StaffRole
}
