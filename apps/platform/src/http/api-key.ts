import type { KeyPermissions } from '@galleria/platform-client/roles'
import type { Caller } from '../base/caller-type.ts'
import { applicationError } from '../base/errors.ts'
import { later } from '../base/later.ts'
import { hashSecret, newSecret } from '../base/secrets.ts'
import { type Db, hotQuery, runHot } from '../data/database.ts'
import type { Services } from '../data/services.ts'

/** Begins every API key, so that programs which look for leaked secrets know one. */
const START = 'galleria_'
const FORM = /^galleria_[\w-]{43}$/
/** Characters of a key that stay readable: enough to tell keys apart, too few to help with guessing. */
const SHOWN = START.length + 4
/** Seconds in which the use of a key is written down once. */
const ONCE = 60

/** Makes an API key with what is stored of it. */
export function newApiKey(): { readonly secret: string; readonly prefix: string; readonly hash: Buffer } {
  const secret = START + newSecret()
  return { secret, prefix: secret.slice(0, SHOWN), hash: hashSecret(secret) }
}

/** Tells an API key from an access token. */
export function isApiKey(token: string): boolean {
  return FORM.test(token)
}

interface KeyRow {
  readonly id: string
  readonly name: string
  readonly permissions: KeyPermissions
  readonly expiresAt: Date | null
  readonly lastUsedAt: Date | null
  readonly revokedAt: Date | null
}

const byHash = hotQuery<KeyRow>(`select id, name, permissions, expires_at as "expiresAt",
  last_used_at as "lastUsedAt", revoked_at as "revokedAt" from api_keys where hash = $1`)

/** Program whose API key it is. Every call asks the database, so a revoked key ends on all servers at once. */
export async function callerOfApiKey({ db, clock }: Services, token: string): Promise<Caller> {
  const now = clock.now()
  const [row] = await runHot(db, byHash([hashSecret(token)]))
  if (!row) throw refused('The API key is wrong. Copy it again, or make a new one.')
  const { id, name, permissions, expiresAt, lastUsedAt, revokedAt } = row
  if (revokedAt) throw refused('The API key was revoked. Ask the store owner for a new one.')
  if (expiresAt && expiresAt <= now)
    throw refused('The API key has expired. Ask the store owner for a new one.')
  if (!lastUsedAt || lastUsedAt <= later(now, -ONCE)) await writeUse(db, id, now)
  return { type: 'APP', appId: id, key: { name, permissions } }
}

/** Compares again what another call may have written meanwhile. */
async function writeUse(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('apiKeys')
    .set({ lastUsedAt: now })
    .where('id', '=', id)
    .where((where) =>
      where.or([where('lastUsedAt', 'is', null), where('lastUsedAt', '<=', later(now, -ONCE))]),
    )
    .execute()
}

function refused(description: string) {
  return applicationError(401, 'UNAUTHENTICATED', description)
}
