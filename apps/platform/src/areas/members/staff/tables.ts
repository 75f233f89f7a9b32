import type { StaffRole } from '../../../base/staff-user.ts'

export interface StaffTables {
  /** Members who work for the store. `id` is whom their USER tokens speak for. */
  staffUsers: { id: string; memberId: string; role: StaffRole; createdAt: Date }
}
