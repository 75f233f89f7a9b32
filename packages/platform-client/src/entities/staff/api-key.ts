import { z } from '@galleria/platform-client'
import { DateTime, Guid } from '../common/scalars.ts'

/** Key of a program that acts for the store; not in the wire reference. */
export const ApiKey = z.object({
  id: Guid,
  name: z.string(),
  /** First characters of the key, by which it is recognized. Nobody can read the rest again. */
  prefix: z.string(),
  /** `read` or `change` by area; an area that is absent is closed to the key. */
  permissions: z.dictionary(z.string()),
  /** Role of the owner who made it, or APP; the name is absent for a program. */
  createdBy: z.object({ type: z.string(), id: z.string(), name: z.nullish(z.string()) }),
  createdDate: DateTime,
  /** From then on the key is refused; absent where it never ends. */
  expirationDate: z.nullish(DateTime),
  /** Right to the minute; absent where nobody has used it. */
  lastUsedDate: z.nullish(DateTime),
  revision: z.string(),
})
export type ApiKey = z.infer<typeof ApiKey>
