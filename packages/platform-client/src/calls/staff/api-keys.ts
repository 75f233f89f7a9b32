import { defineCall, z } from '@galleria/platform-client'
import { ApiKey } from '../../entities/staff/api-key.ts'
import * as operations from '../../operations/staff/api-keys.ts'
import type { KeyPermissions } from '../../roles.ts'

export type { ApiKey } from '../../entities/staff/api-key.ts'

const One = () => z.object({ apiKey: ApiKey })
interface One {
  apiKey: ApiKey
}

/** Keys that were not revoked, expired ones too, newest first. Keys in the platform's configuration are not among them. */
export const listApiKeys = /* @__PURE__ */ defineCall<undefined, { apiKeys: ApiKey[] }>(
  operations.listApiKeys,
  () => z.object({ apiKeys: z.array(ApiKey) }),
)

/**
 * Makes a key that may do what `permissions` says, and never what is the owner's alone. `secret` is the key itself: no
 * other call answers it. `TOO_MANY_API_KEYS` (409) where 100 keys are in use.
 */
export const createApiKey = /* @__PURE__ */ defineCall<
  { apiKey: { name: string; permissions: KeyPermissions; expirationDate?: string | null } },
  One & { secret: string }
>(operations.createApiKey, () => z.object({ apiKey: ApiKey, secret: z.string() }))

/** Changes name or permissions, for the key's next call. `REVISION_MISMATCH` (409) where somebody else was faster. */
export const updateApiKey = /* @__PURE__ */ defineCall<
  { apiKey: { id: string; revision: string; name?: string; permissions?: KeyPermissions } },
  One
>(operations.updateApiKey, One)

/** Ends a key at once and for good; the audit log keeps its name. */
export const revokeApiKey = /* @__PURE__ */ defineCall<{ apiKeyId: string }, object>(
  operations.revokeApiKey,
  () => z.object({}),
)
