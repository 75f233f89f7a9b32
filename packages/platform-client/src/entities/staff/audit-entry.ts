import { z } from '@galleria/platform-client'
import { DateTime, Guid } from '../common/scalars.ts'

/** Change that staff or an app made, with author and time; not in the wire reference. */
export const AuditEntry = z.object({
  id: Guid,
  createdDate: DateTime,
  by: z.object({
    /** Role of staff at that time, or APP. */
    type: z.string(),
    /** Id of the staff member, of the API key, or of the app; the site's own for the owner's API key. */
    id: z.string(),
    memberId: z.nullish(z.string()),
    /** Name and email of the member today, or name of the API key; absent for apps, and once the member is deleted. */
    name: z.nullish(z.string()),
    email: z.nullish(z.string()),
  }),
  /** Name of the call, e.g. `UpdateProduct`. */
  operation: z.string(),
  /** Area of permissions, e.g. `catalog`. */
  area: z.string(),
  object: z.object({
    /** Plural of the call's path, e.g. `products`. */
    kind: z.string(),
    /** Absent for a change of several. */
    id: z.nullish(z.string()),
    /** Name of an API key. */
    name: z.nullish(z.string()),
  }),
  /** Fields that were sent, by their paths; `after` and `before` where they are known and tell of no person. */
  changes: z.array(
    z.object({ field: z.string(), before: z.nullish(z.string()), after: z.nullish(z.string()) }),
  ),
})
export type AuditEntry = z.infer<typeof AuditEntry>
