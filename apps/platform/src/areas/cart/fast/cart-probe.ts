import { Batcher } from '../../../base/batcher.ts'
import { hashSecret } from '../../../base/secrets.ts'
import { siteCache } from '../../../base/site-cache.ts'
import type { Services } from '../../../data/services.ts'
import { anonymousSessionOfAccessToken } from '../../../http/anonymous-sessions.ts'
import { isToken } from '../../../http/caller.ts'
import { callerOfSession } from '../../../http/caller-store.ts'
import type { RequestHead } from '../../../http/exchange-type.ts'
import { rememberTerms } from './new-visitors.ts'
import { type CartProbe, sessionProbe } from './session-probe.ts'
import { probeTokens } from './store/cart-probe.ts'

type Site = Pick<Services, 'db' | 'clock' | 'siteCache' | 'config'>
type Probed = CartProbe | undefined

/** The caller and the ETag of their cart in one question; nothing for a token that `identify` has to judge. */
export async function cartProbe(site: Site, request: RequestHead): Promise<Probed> {
  return site.config.fastPaths.cartCache ? probeCart(site, request) : undefined
}

export async function probeCart(site: Site, request: RequestHead): Promise<Probed> {
  const token = request.headers.get('authorization')
  if (!token || !isToken(token)) return undefined
  const session = await anonymousSessionOfAccessToken(site, token)
  const probe = await (session
    ? sessionProbe(site, request, session)
    : tokenProbesOf(site).load(hashSecret(token)))
  if (probe) rememberTerms(site, probe.termsRevision)
  return probe
}

const tokenProbesOf = (site: Site) =>
  siteCache(
    site,
    'cart probes of tokens',
    () => new Batcher((hashes: readonly Buffer[]) => ofTokens(site, hashes)),
  )

async function ofTokens({ db, clock }: Site, hashes: readonly Buffer[]): Promise<Probed[]> {
  const probes: Probed[] = hashes.map(() => undefined)
  for (const { place, etag, cartId, termsRevision, ...session } of await probeTokens(
    db,
    hashes,
    clock.now(),
  )) {
    const caller = callerOfSession(session)
    if (caller) probes[place - 1] = { caller, etag, cartId, termsRevision }
  }
  return probes
}
