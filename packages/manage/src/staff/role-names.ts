import type { StaffRole } from '@galleria/platform-client/roles'
import { key } from '../messages/index.ts'

/** Name of each role for people; a message of `messages`. */
export const roleNames = {
  OWNER: key('role.owner'),
  MANAGER: key('role.manager'),
  PACKER: key('role.packer'),
  EDITOR: key('role.editor'),
  SUPPORT: key('role.support'),
} as const satisfies Readonly<Record<StaffRole, unknown>>
