import { plainArray, textArray } from '../arrays.ts'
import { askHot, codeOf, type Db, hotQuery, isConflict } from '../database.ts'
import { kept } from '../kept.ts'
import type { Services } from '../services.ts'
import { padded, Together } from '../together.ts'
import { goodsMark } from './goods-sql.ts'
import type { WantedLine } from './items.ts'
import type { CartRow } from './store.ts'

export interface FirstCart {
  readonly row: CartRow
  /** Whose session must not have been ended. */
  readonly familyId: string
  readonly lines: readonly (WantedLine & { readonly mark: string; readonly textsKey: string })[]
  /** What it was priced under. */
  readonly tradeRevision: string
  /** As it is answered and told. */
  readonly cart: string
  readonly event: { readonly id: string; readonly type: string; readonly identity: string | null }
}

/**
 * Carts of owners without one, their lines and what is told of them: each whole or not at all, and only those whose
 * goods and trade are still what they were priced from. Answers which were written.
 */
const write = hotQuery<{ id: string }>(`with asked as (
  select * from unnest($1::uuid[], $2::text[], $3::uuid[], $4::text[], $5::timestamptz[], $6::uuid[], $7::text[],
    $8::uuid[], $9::text[], $10::text[], $11::uuid[])
    as a (id, owner_type, owner_id, currency, date, trade, cart, event_id, event_type, identity, family_id)
  where a.id is not null
), goods as (
  select * from unnest($12::uuid[], $13::uuid[], $14::uuid[], $15::uuid[], $16::text[], $17::int[], $18::int[],
    $19::text[], $20::text[])
    as l (id, cart_id, product_id, variant_id, options, quantity, position, texts_key, mark)
  where l.id is not null
), changed as (
  select l.cart_id from goods l
  left join products p on p.id = l.product_id and p.visible
  left join variants v on v.id = l.variant_id and v.product_id = p.id and v.visible
  where v.id is null or l.mark <> ${goodsMark}
), made as (
  insert into carts (id, owner_type, owner_id, currency, revision, created_at, updated_at)
  select a.id, a.owner_type, a.owner_id, a.currency, 1, a.date, a.date from asked a
  where a.trade = (select revision from trade_revision where id = 1) and a.id not in (select cart_id from changed)
    and not exists (select 1 from token_families f where f.id = a.family_id and f.revoked_at is not null)
  on conflict (owner_type, owner_id) do nothing
  returning id
), put as (
  insert into cart_lines (id, cart_id, product_id, variant_id, options, quantity, position, texts_key)
  select l.id, l.cart_id, l.product_id, l.variant_id, l.options::jsonb, l.quantity, l.position, l.texts_key
  from goods l join made on made.id = l.cart_id
), counted as (
  insert into event_sequences (entity_id, sequence) select id::text, 1 from made
), told as (
  insert into outbox (id, type, entity_id, payload, identity, created_at, revision, sequence)
  select a.event_id, a.event_type, a.id::text, a.cart::json, a.identity::jsonb, a.date, 1, 1
  from asked a join made on made.id = a.id
), sent as (
  insert into event_deliveries (subscription_id, event_id, entity_id, sequence, status, due_at, created_at)
  select s.id, a.event_id, a.id::text, 1, 'PENDING', a.date, a.date
  from asked a join made on made.id = a.id cross join event_subscriptions s
  where s.status = 'ENABLED' and (s.types is null or a.event_type = any(s.types))
)
select id from made`)

type Site = Pick<Services, 'db' | 'kept'>

/** False where nothing was written, because something was no longer so. */
export function keepFirstCart(site: Site, first: FirstCart): Promise<boolean> {
  const writers = kept(
    site,
    'first carts',
    () => new Together((all: readonly FirstCart[]) => keep(site.db, all)),
  )
  return writers.ask(first)
}

async function keep(db: Db, all: readonly FirstCart[]): Promise<boolean[]> {
  try {
    const rows = await askHot(db, write(parametersOf(all)))
    const made = new Set(rows.map(({ id }) => id))
    return all.map(({ row }) => made.has(row.id))
  } catch (error) {
    // Nothing was written, so each goes the long way, where what one of them brought fails that one alone.
    if (isConflict(error) || isOfOne(error)) return all.map(() => false)
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
    plainArray(padded(all.map(({ row }) => row.id))),
    plainArray(all.map(({ row }) => row.ownerType)),
    plainArray(all.map(({ row }) => row.ownerId)),
    plainArray(all.map(({ row }) => row.currency)),
    plainArray(all.map(({ row }) => row.createdAt.toISOString())),
    plainArray(all.map(({ tradeRevision }) => tradeRevision)),
    textArray(all.map(({ cart }) => cart)),
    plainArray(all.map(({ event }) => event.id)),
    plainArray(all.map(({ event }) => event.type)),
    textArray(all.map(({ event }) => event.identity)),
    plainArray(all.map(({ familyId }) => familyId)),
    plainArray(padded(lines.map(({ id }) => id))),
    plainArray(lines.map(({ cartId }) => cartId)),
    plainArray(lines.map(({ productId }) => productId)),
    plainArray(lines.map(({ variantId }) => variantId)),
    textArray(lines.map(({ options }) => JSON.stringify(options))),
    plainArray(lines.map(({ quantity }) => quantity)),
    plainArray(lines.map(({ position }) => position)),
    textArray(lines.map(({ textsKey }) => textsKey)),
    textArray(lines.map(({ mark }) => mark)),
  ]
}
