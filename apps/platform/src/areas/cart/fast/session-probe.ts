import { LRUCache } from 'lru-cache'
import { Batcher } from '../../../base/batcher.ts'
import { siteCache } from '../../../base/site-cache.ts'
import type { Services } from '../../../data/services.ts'
import type { AnonymousSession } from '../../../http/anonymous-sessions.ts'
import type { CacheProbe } from '../../../http/cache/cache-probe.ts'
import type { RequestHead } from '../../../http/exchange-type.ts'
import { type CartRow, probeSessions, probeSessionsCheaply } from './store/cart-probe.ts'

export interface CartProbe extends CacheProbe {
  readonly cartId: string | null
  readonly termsRevision: string | null
  /** True without a probe: a call that does not write under the same conditions probes first. */
  readonly assumed?: boolean
}

/** Contents of a cart at a revision of it. */
interface Contents extends Pick<CartRow, 'cartId' | 'revision'> {
  readonly lines: readonly { readonly id: string; readonly quantity: number; readonly product: string }[]
}

interface ProbedProduct {
  readonly etag: string
  /** Time by this process's own clock, before the database was asked. */
  readonly askedAt: number
}

type Site = Pick<Services, 'db' | 'clock' | 'siteCache' | 'config'>
type Probed = CartProbe | undefined

/** Milliseconds for which products are taken to be as they were seen, as in what everybody may read (`readCatalog`). */
const MAX_PRODUCT_AGE = 100
/** Milliseconds after a write in which its author is answered from the rows; clocks of servers may differ. */
const JUST_NOW = 5_000
const MOST = 5_000

const memoryOf = (site: Site) =>
  siteCache(site, 'cart probes of sessions', () => ({
    contents: new LRUCache<string, Contents>({ max: MOST }),
    products: new LRUCache<string, ProbedProduct>({ max: MOST }),
    fullProbes: new Batcher((batch: readonly AnonymousSession[]) =>
      onceEach(batch, (sessions) => probeFully(site, sessions)),
    ),
    cheapProbes: new Batcher((batch: readonly AnonymousSession[]) =>
      onceEach(batch, async (sessions) =>
        byPlace(await probeSessionsCheaply(site.db, sessions), ([row]) => row),
      ),
    ),
  }))

/**
 * Probes the cart of an anonymous session. Cart, session and terms are asked for each time; changes that others made of
 * its products may be a tenth of a second old.
 */
export async function sessionProbe(
  site: Site,
  request: RequestHead,
  session: AnonymousSession,
): Promise<Probed> {
  const { contents, products, fullProbes, cheapProbes } = memoryOf(site)
  const known = mayProbeCheaply(site, request) ? contents.get(session.visitorId) : undefined
  const productEtags = known && etagsOf(known, products)
  if (!known || productEtags === undefined) return fullProbes.load(session)
  const row = await cheapProbes.load(session)
  if (!row) return undefined
  if (row.cartId !== known.cartId || row.revision !== known.revision) return fullProbes.load(session)
  const probe = probeOf(session, row, productEtags)
  return probe.etag ? { ...probe, fullProbe: () => fullProbes.load(session) } : probe
}

/** True where the cheap probe is safe; never in development, where tables are changed by hand and the change must show. */
function mayProbeCheaply({ config, clock }: Site, { headers }: RequestHead): boolean {
  if (config.development || !config.fastPaths.cheapCartProbe) return false
  const wroteAt = headers.get('x-wix-consistent')
  return wroteAt === null || Number(wroteAt) + JUST_NOW < clock.now().getTime()
}

/** Undefined where any product was not seen lately. */
function etagsOf({ lines }: Contents, products: LRUCache<string, ProbedProduct>): string | undefined {
  const since = performance.now() - MAX_PRODUCT_AGE
  const etags: string[] = []
  for (const line of lines) {
    const seen = products.get(line.product)
    if (!seen || seen.askedAt < since) return undefined
    etags.push(`${line.id} ${line.quantity} ${seen.etag}`)
  }
  return etags.sort().join('|')
}

async function probeFully(site: Site, sessions: readonly AnonymousSession[]): Promise<Map<number, Probed>> {
  const { contents, products } = memoryOf(site)
  const askedAt = performance.now()
  return byPlace(await probeSessions(site.db, sessions), (rows) => {
    const [{ place, cartId, revision }] = rows
    const lines = rows.flatMap(({ lineId, quantity, variantId, productId, etag }) => {
      if (!lineId) return []
      const product = `${variantId} ${productId}`
      products.set(product, { etag, askedAt })
      return { id: lineId, quantity, product, etag }
    })
    const session = sessions[place - 1]
    if (!session) return undefined
    contents.set(session.visitorId, { cartId, revision, lines })
    // Sorted, since lines come in any order: their places are counted in the cart's revision.
    const etags = lines.map(({ id, quantity, etag }) => `${id} ${quantity} ${etag}`)
    return probeOf(session, rows[0], etags.sort().join('|'))
  })
}

/** Finds each session once: a page asks for several things at the same moment. */
async function onceEach<Found>(
  batch: readonly AnonymousSession[],
  find: (sessions: readonly AnonymousSession[]) => Promise<Map<number, Found>>,
): Promise<(Found | undefined)[]> {
  const sessions = [...new Map(batch.map((session) => [session.familyId, session])).values()]
  const places = new Map(sessions.map(({ familyId }, index) => [familyId, index + 1]))
  const found = await find(sessions)
  return batch.map(({ familyId }) => found.get(places.get(familyId) ?? 0))
}

function byPlace<Row extends CartRow, Found>(
  rows: readonly Row[],
  found: (rows: readonly [Row, ...Row[]]) => Found,
): Map<number, Found> {
  const all = Map.groupBy(rows, ({ place }) => place)
  return new Map([...all].map(([place, rows]) => [place, found(rows as [Row, ...Row[]])]))
}

function probeOf({ familyId, visitorId }: AnonymousSession, row: CartRow, productEtags: string): CartProbe {
  const { cartId, revision, checkoutId, termsRevision } = row
  const caller = { type: 'VISITOR', visitorId, familyId } as const
  const isPriced = cartId && termsRevision
  const etag = isPriced ? `${cartId} ${revision} ${checkoutId ?? '-'} ${termsRevision} ${productEtags}` : null
  return { caller, etag, cartId, termsRevision }
}
