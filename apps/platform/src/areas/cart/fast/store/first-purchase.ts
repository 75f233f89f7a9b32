import { Batcher, padToPlanSize } from '../../../../base/batcher.ts'
import { siteCache } from '../../../../base/site-cache.ts'
import { codeOf, type Db, hotQuery, isConflict, runHot } from '../../../../data/database.ts'
import type { Services } from '../../../../data/services.ts'
import { isEndedSession } from '../../../../http/caller-store.ts'
import type { RequestedLine } from '../../lines/requested-line.ts'
import type { CartRow } from '../../store/carts.ts'
import { productEtagWithTerms } from '../../store/product-sql.ts'

export interface FirstCart {
  readonly row: CartRow
  /** Session, which must not have been ended. */
  readonly familyId: string
  readonly lines: readonly (RequestedLine & { readonly etag: string; readonly textsKey: string })[]
  /** Revision of the terms behind the price. */
  readonly termsRevision: string
  /** JSON, as it is answered and as its event has it. */
  readonly cart: string
  readonly event: { readonly id: string; readonly type: string; readonly identity: string | null }
}

/**
 * Carts of owners without one, their lines and events: all or none, and only if products and terms are still those they
 * were priced from. Lists are used as they come in, since joining them to the written rows costs more.
 */
const write = hotQuery<{ fine: boolean }>(`with checked as materialized (
  select (select revision from trade_revision where id = 1) = all($6::uuid[])
    and not ${isEndedSession('any($11::uuid[])')}
    and not exists (
      select from unnest($14::uuid[], $15::uuid[], $20::text[]) as l (product_id, variant_id, etag)
      left join products p on p.id = l.product_id and p.visible
      left join variants v on v.id = l.variant_id and v.product_id = p.id and v.visible
      where l.variant_id is not null and (v.id is null or l.etag <> ${productEtagWithTerms})) as fine
), made as (
  insert into carts (id, owner_type, owner_id, currency, revision, created_at, updated_at)
  select a.id, a.owner_type, a.owner_id, a.currency, 1, a.date, a.date
  from unnest($1::uuid[], $2::text[], $3::uuid[], $4::text[], $5::timestamptz[])
    as a (id, owner_type, owner_id, currency, date)
  where a.id is not null and (select fine from checked)
), put as (
  insert into cart_lines (id, cart_id, product_id, variant_id, options, quantity, position, texts_key)
  select l.id, l.cart_id, l.product_id, l.variant_id, l.options::jsonb, l.quantity, l.position, l.texts_key
  from unnest($12::uuid[], $13::uuid[], $14::uuid[], $15::uuid[], $16::text[], $17::int[], $18::int[], $19::text[])
    as l (id, cart_id, product_id, variant_id, options, quantity, position, texts_key)
  where l.id is not null and (select fine from checked)
), counted as (
  insert into event_sequences (entity_id, sequence)
  select id::text, 1 from unnest($1::uuid[]) as a (id) where a.id is not null and (select fine from checked)
), told as (
  insert into outbox (id, type, entity_id, payload, identity, created_at, revision, sequence)
  select a.event_id, a.event_type, a.id::text, a.cart::json, a.identity::jsonb, a.date, 1, 1
  from unnest($1::uuid[], $5::timestamptz[], $7::text[], $8::uuid[], $9::text[], $10::text[])
    as a (id, date, cart, event_id, event_type, identity)
  where a.id is not null and (select fine from checked)
), sent as (
  insert into event_deliveries (subscription_id, event_id, entity_id, sequence, status, due_at, created_at)
  select s.id, a.event_id, a.id::text, 1, 'PENDING', a.date, a.date
  from event_subscriptions s
  cross join unnest($1::uuid[], $5::timestamptz[], $8::uuid[], $9::text[]) as a (id, date, event_id, event_type)
  where s.status = 'ENABLED' and (s.types is null or a.event_type = any(s.types))
    and a.id is not null and (select fine from checked)
)
select fine from checked`)

/** Milliseconds. Of what one purchase costs the database, two thirds are the same for ten that come together. */
const LINGER = 2

type Site = Pick<Services, 'db' | 'siteCache'>

/** Writes a first cart; false where nothing was written, because something was no longer so. */
export function writeFirstCart(site: Site, first: FirstCart): Promise<boolean> {
  const writers = siteCache(
    site,
    'first carts',
    () => new Batcher((all: readonly FirstCart[]) => writeHalves(site.db, all), LINGER),
  )
  return writers.load(first)
}

async function writeHalves(db: Db, all: readonly FirstCart[]): Promise<boolean[]> {
  if (await isWritten(db, all)) return all.map(() => true)
  if (all.length === 1) return [false]
  // One of them is not as it was: the others are found by halves.
  const half = Math.ceil(all.length / 2)
  return [...(await writePart(db, all.slice(0, half))), ...(await writePart(db, all.slice(half)))]
}

/** Writes one part; a failure makes these carts alone take the slow path, because the other half may be written already. */
function writePart(db: Db, part: readonly FirstCart[]): Promise<boolean[]> {
  return writeHalves(db, part).catch(() => part.map(() => false))
}

async function isWritten(db: Db, all: readonly FirstCart[]): Promise<boolean> {
  try {
    const [written] = await runHot(db, write(parametersOf(all)))
    return written?.fine === true
  } catch (error) {
    // Nothing was written, so the slow path decides about conflicts.
    if (isConflict(error) || isOfOne(error)) return false
    throw error
  }
}

/** Data that cannot be kept, or that breaks a rule of a table. */
function isOfOne(error: unknown): boolean {
  return /^2[23]/.test(codeOf(error) ?? '')
}

function parametersOf(all: readonly FirstCart[]): unknown[] {
  const lines = all.flatMap(({ row, lines }) =>
    lines.map((line, position) => ({ ...line, cartId: row.id, position })),
  )
  return [
    padToPlanSize(all.map(({ row }) => row.id)),
    all.map(({ row }) => row.ownerType),
    all.map(({ row }) => row.ownerId),
    all.map(({ row }) => row.currency),
    all.map(({ row }) => row.createdAt.toISOString()),
    all.map(({ termsRevision }) => termsRevision),
    all.map(({ cart }) => cart),
    all.map(({ event }) => event.id),
    all.map(({ event }) => event.type),
    all.map(({ event }) => event.identity),
    all.map(({ familyId }) => familyId),
    padToPlanSize(lines.map(({ id }) => id)),
    lines.map(({ cartId }) => cartId),
    padToPlanSize(lines.map(({ productId }) => productId)),
    lines.map(({ variantId }) => variantId),
    lines.map(({ options }) => JSON.stringify(options)),
    lines.map(({ quantity }) => quantity),
    lines.map(({ position }) => position),
    lines.map(({ textsKey }) => textsKey),
    lines.map(({ etag }) => etag),
  ]
}
