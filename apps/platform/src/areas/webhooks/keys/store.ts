import type { Selectable } from 'kysely'
import { after } from '../../../base/clock.ts'
import { seal, unseal } from '../../../base/sealed.ts'
import { newKey, readKey, type SigningKey } from '../../../base/signing-key.ts'
import { siteCache } from '../../../base/site-cache.ts'
import { type Trx, transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { EventTables } from '../tables.ts'

export interface Keys {
  readonly signing: SigningKey
  /** All that a delivery may be signed with, now or soon; the signing one first. */
  readonly published: readonly SigningKey[]
}

type Context = Pick<Services, 'db' | 'clock' | 'config' | 'siteCache'>
type Remembered = Map<string, { readonly until: number; readonly keys: Promise<Keys> }>
type Row = Selectable<EventTables['eventKeys']>

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

/** Newest first, without those that are no longer published. */
function publishedKeys(db: Services['db'], appId: string, now: Date): Promise<Row[]> {
  return db
    .selectFrom('eventKeys')
    .selectAll()
    .where('appId', '=', appId)
    .where((eb) => eb.or([eb('retiresAt', 'is', null), eb('retiresAt', '>', now)]))
    .orderBy('generation', 'desc')
    .execute()
}

/** Stores a first key: of several servers that make one at once, one wins and the others use its key. */
async function storeKey(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  appId: string,
  key: SigningKey,
  { generation, activeAt }: { readonly generation: number; readonly activeAt: Date },
): Promise<void> {
  const pem = key.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  await db
    .insertInto('eventKeys')
    .values({
      appId,
      generation,
      kid: key.kid,
      publicPem: key.publicPem,
      privateSealed: seal(config.secret, PURPOSE, pem),
      activeAt,
      retiresAt: null,
      createdAt: clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['appId', 'generation']).doNothing())
    .execute()
}

/** Another key, published at once and used after `inSeconds`; the one of before stays published as long again. */
export async function rotate(context: Context, appId: string, inSeconds = OVERLAP_SECONDS): Promise<Keys> {
  const { db, clock, config } = context
  if (config.webhooks.signingKeys.length > 0) throw new Error('The signing keys are set by configuration.')
  await keysOf(context, appId)
  const key = await newKey()
  const activeAt = after(clock, inSeconds)
  await transaction(db, async (trx: Trx) => {
    const last = await trx
      .selectFrom('eventKeys')
      .select('generation')
      .where('appId', '=', appId)
      .orderBy('generation', 'desc')
      .limit(1)
      .forUpdate()
      .executeTakeFirstOrThrow()
    await trx
      .updateTable('eventKeys')
      .set({ retiresAt: after(clock, inSeconds + OVERLAP_SECONDS) })
      .where('appId', '=', appId)
      .where('retiresAt', 'is', null)
      .execute()
    await storeKey({ db: trx, clock, config }, appId, key, { generation: last.generation + 1, activeAt })
  })
  remembered(context).delete(appId)
  return keysOf(context, appId)
}
