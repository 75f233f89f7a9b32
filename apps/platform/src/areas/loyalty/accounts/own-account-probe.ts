import { Batcher, padToPlanSize } from '../../../base/batcher.ts'
import { hashSecret } from '../../../base/secrets.ts'
import { siteCache } from '../../../base/site-cache.ts'
import { type Db, runHot } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { CacheProbe } from '../../../http/cache/cache-probe.ts'
import { type Caller, isToken } from '../../../http/caller.ts'
import { callerOfSession } from '../../../http/caller-store.ts'
import type { RequestHead } from '../../../http/exchange-type.ts'
import type { AccountRow } from '../view.ts'
import { accountOfMember, accountOfToken, accountsOfTokens } from './store/own-account-probe.ts'

interface OwnAccountProbe extends CacheProbe {
  /** None where the member has none. */
  readonly account?: AccountRow | undefined
}

type ProbeResult = OwnAccountProbe | undefined

type Site = Pick<Services, 'db' | 'clock' | 'siteCache' | 'config'>

/** The caller and the ETag of their account; nothing for a token that `identify` has to judge. */
export async function ownAccountProbe(site: Site, request: RequestHead): Promise<ProbeResult> {
  const token = request.headers.get('authorization')
  if (!site.config.fastPaths.ownAccountCache || !token || !isToken(token)) return undefined
  const probes = siteCache(
    site,
    'own accounts',
    () => new Batcher((batch: readonly string[]) => probeFully(site, batch)),
  )
  return probes.load(token)
}

async function probeFully({ db, clock }: Site, batch: readonly string[]): Promise<ProbeResult[]> {
  // Parts of a page ask at the same moment with the same token.
  const tokens = [...new Set(batch)]
  const hashes = tokens.map(hashSecret)
  const now = clock.now()
  const rows = await runHot(
    db,
    hashes.length > 1 ? accountsOfTokens([padToPlanSize(hashes), now]) : accountOfToken([...hashes, now]),
  )
  const found = new Map<string, OwnAccountProbe>()
  for (const { place, etag, ...session } of rows) {
    const token = tokens[place - 1]
    const caller = callerOfSession(session)
    if (token && caller) found.set(token, probeResultOf(db, caller, etag))
  }
  return batch.map((token) => found.get(token))
}

function probeResultOf(db: Db, caller: Caller, etag: string | null): OwnAccountProbe {
  if (!etag || caller.type !== 'MEMBER') return { caller, etag: null }
  const fullProbe = async () => ({ caller, ...(await read(db, caller.memberId)) })
  return { caller, etag, fullProbe }
}

async function read(db: Db, memberId: string): Promise<Pick<OwnAccountProbe, 'etag' | 'account'>> {
  const [row] = (await db.executeQuery(accountOfMember([memberId]))).rows
  if (!row) return { etag: null, account: undefined }
  const { etag, ...account } = row
  return { etag, account }
}

/** The account that the probe read, or one that is read now where there was no probe. */
export async function ownAccount(
  db: Db,
  cacheProbe: CacheProbe | undefined,
  memberId: string,
): Promise<AccountRow | undefined> {
  return cacheProbe ? (cacheProbe as OwnAccountProbe).account : (await read(db, memberId)).account
}
