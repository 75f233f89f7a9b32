import { after } from '../../../base/clock.ts'
import { seal, unseal } from '../../../base/sealed.ts'
import { newKey, readKey, type SigningKey } from '../../../base/signing-key.ts'
import { siteCache } from '../../../base/site-cache.ts'
import { type Db, transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { insertKey, lockNewestKey, publishedKeys, retireKeys } from './store.ts'

export interface Keys {
  readonly signing: SigningKey
  /** All that a delivery may be signed with, now or soon; the signing one first. */
  readonly published: readonly SigningKey[]
}

type Context = Pick<Services, 'db' | 'clock' | 'config' | 'siteCache'>
type Remembered = Map<string, { readonly until: number; readonly keys: Promise<Keys> }>

/** How long a key that is about to sign is published before, and one that has signed after. */
export const OVERLAP_SECONDS = 86_400
const REMEMBERED_MS = 5_000
const PURPOSE = 'event signing key'

const remembered = (context: Context) => siteCache(context, 'event keys', (): Remembered => new Map())

/** Keys of an app: configured, or made at the first use and stored. */
export function keysOf(context: Context, appId: string): Promise<Keys> {
  const { clock } = context
  const all = remembered(context)
  const known = all.get(appId)
  const now = clock.now().getTime()
  if (known && now < known.until && known.until <= now + REMEMBERED_MS) return known.keys
  const keys = load(context, appId)
  all.set(appId, { until: now + REMEMBERED_MS, keys })
  keys.catch(() => all.delete(appId))
  return keys
}

async function load(context: Context, appId: string): Promise<Keys> {
  const { db, clock, config } = context
  const configured = config.webhooks.signingKeys.map(readKey)
  if (configured[0]) return { signing: configured[0], published: configured }
  const now = clock.now()
  let rows = await publishedKeys(db, appId, now)
  if (!rows.some(({ activeAt }) => activeAt <= now)) {
    await storeKey(context, appId, await newKey(), { generation: 1, activeAt: now })
    rows = await publishedKeys(db, appId, now)
  }
  const keys = rows.map((row) => readKey(unseal(config, PURPOSE, row.privateSealed)))
  const current = rows.findIndex(({ activeAt }) => activeAt <= now)
  const signing = keys[current]
  if (!signing) throw new Error(`There is no key to sign the events of ${appId}.`)
  return { signing, published: [signing, ...keys.filter((key) => key !== signing)] }
}

async function storeKey(
  { db, clock, config }: Pick<Services, 'clock' | 'config'> & { readonly db: Db },
  appId: string,
  key: SigningKey,
  { generation, activeAt }: { readonly generation: number; readonly activeAt: Date },
): Promise<void> {
  const pem = key.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  await insertKey(db, {
    ...{ appId, generation, kid: key.kid, publicPem: key.publicPem },
    privateSealed: seal(config.secret, PURPOSE, pem),
    ...{ activeAt, retiresAt: null, createdAt: clock.now() },
  })
}

/** Another key, published at once and used after `inSeconds`; the one of before stays published as long again. */
export async function rotate(context: Context, appId: string, inSeconds = OVERLAP_SECONDS): Promise<Keys> {
  const { db, clock, config } = context
  if (config.webhooks.signingKeys.length > 0) throw new Error('The signing keys are set by configuration.')
  await keysOf(context, appId)
  const key = await newKey()
  const activeAt = after(clock, inSeconds)
  await transaction(db, async (trx) => {
    const { generation } = await lockNewestKey(trx, appId)
    await retireKeys(trx, appId, after(clock, inSeconds + OVERLAP_SECONDS))
    await storeKey({ db: trx, clock, config }, appId, key, { generation: generation + 1, activeAt })
  })
  remembered(context).delete(appId)
  return keysOf(context, appId)
}
