import { z } from '@galleria/platform-client'
import { DateTime, Guid } from '../common/scalars.ts'

/** Member who works for the store; not in the wire reference. */
export const StaffMember = z.object({
  id: Guid,
  memberId: Guid,
  email: z.string(),
  name: z.nullish(z.string()),
  /** OWNER, MANAGER, PACKER, EDITOR, SUPPORT. */
  role: z.string(),
  /** INVITED until the first sign-in to the admin, then ACTIVE. */
  status: z.string(),
  createdDate: DateTime,
  lastSignInDate: z.nullish(DateTime),
  /** Whether a second factor is asked for at sign-in. */
  hasSecondFactor: z.boolean(),
})
export type StaffMember = z.infer<typeof StaffMember>

/** Rules for everybody who works for the store; not in the wire reference. */
export const StaffSettings = z.object({
  /** The token exchange refuses staff without a second factor. */
  requireSecondFactor: z.boolean(),
  revision: z.string(),
})
export type StaffSettings = z.infer<typeof StaffSettings>
