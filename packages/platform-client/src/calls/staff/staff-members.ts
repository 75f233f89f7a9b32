import { defineCall, z } from '@galleria/platform-client'
import { StaffMember, StaffSettings } from '../../entities/staff/staff-member.ts'
import * as operations from '../../operations/staff/staff-members.ts'
import type { StaffRole } from '../../roles.ts'

export type { StaffMember, StaffSettings } from '../../entities/staff/staff-member.ts'

const One = () => z.object({ staffMember: StaffMember })
interface One {
  staffMember: StaffMember
}
const Settings = () => z.object({ settings: StaffSettings })
interface Settings {
  settings: StaffSettings
}

/** Staff of the store, owners first. */
export const listStaffMembers = /* @__PURE__ */ defineCall<undefined, { staffMembers: StaffMember[] }>(
  operations.listStaffMembers,
  () => z.object({ staffMembers: z.array(StaffMember) }),
)

/**
 * Sends a letter with a link that is good for a week; once more for someone who is INVITED. `ALREADY_STAFF` (409) for
 * others who work here. The same `idempotencyKey` sends once.
 */
export const inviteStaffMember = /* @__PURE__ */ defineCall<
  { staffMember: { email: string; role: StaffRole }; idempotencyKey?: string },
  One
>(operations.inviteStaffMember, One)

/** Changes the role at once, in open sessions too. `LAST_OWNER` (409) where the store would have no owner. */
export const updateStaffMember = /* @__PURE__ */ defineCall<
  { staffMember: { id: string; role: StaffRole } },
  One
>(operations.updateStaffMember, One)

/** Takes the access at once; the member stays a customer. `LAST_OWNER` (409) where the store would have no owner. */
export const deleteStaffMember = /* @__PURE__ */ defineCall<{ staffMemberId: string }, object>(
  operations.deleteStaffMember,
  () => z.object({}),
)

/** Whether staff need a second factor. */
export const getStaffSettings = /* @__PURE__ */ defineCall<undefined, Settings>(
  operations.getStaffSettings,
  Settings,
)

/** `OWN_FACTOR_MISSING` (409) where an owner would shut themselves out. */
export const updateStaffSettings = /* @__PURE__ */ defineCall<
  { settings: { requireSecondFactor: boolean; revision: string } },
  Settings
>(operations.updateStaffSettings, Settings)
