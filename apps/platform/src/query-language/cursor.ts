import { createHmac } from 'node:crypto'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import type { PlatformConfig } from '../config.ts'
import { violations } from '../errors.ts'
import { sameSecret } from '../secrets.ts'

const Order = z.enum(['ASC', 'DESC'])

/** CursorQuery (wire §1.9) over things that are listed by their creation. */
export const CursorQuery = z.object({
  filter: z.unknown().optional(),
  sort: z
    .array(z.object({ fieldName: z.literal('createdDate'), order: Order.default('ASC') }))
    .max(1)
    .default([]),
  cursorPaging: z
    .object({ limit: z.int().min(1).max(100).optional(), cursor: z.string().max(16_000).nullish() })
    .default({}),
})
export type CursorQuery = z.output<typeof CursorQuery>

const Position = z.object({
  of: z.string(),
  filter: z.unknown().optional(),
  order: Order,
  after: z.object({ date: z.iso.datetime(), id: z.guid() }),
})

export interface Page {
  readonly filter?: unknown
  readonly order: 'ASC' | 'DESC'
  readonly after?: { readonly date: string; readonly id: string } | undefined
}

/** A cursor carries filter and order itself (wire §1.8), signed, and is good only for the list it came from. */
export function readPage(config: PlatformConfig, of: string, query: CursorQuery): Page {
  const { cursor } = query.cursorPaging
  if (!cursor) return { filter: query.filter, order: query.sort[0]?.order ?? 'DESC' }
  const parsed = Position.safeParse(unseal(config, cursor))
  if (!parsed.success || parsed.data.of !== of) throw notOfThisList()
  return parsed.data
}

export function notOfThisList() {
  return violations([
    { field: 'cursorPaging.cursor', description: 'is not a cursor of this list', violatedRule: 'FORMAT' },
  ])
}

/** A value that travels through a client and comes back unchanged, or not at all. */
export function seal(config: PlatformConfig, value: unknown): string {
  const body = Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${body}.${sign(config, body)}`
}

export function unseal(config: PlatformConfig, sealed: string): unknown {
  const [body = '', signature = ''] = sealed.split('.')
  return sameSecret(signature, sign(config, body))
    ? JSON.parse(Buffer.from(body, 'base64url').toString())
    : undefined
}

interface Listed {
  readonly createdAt: Date
  readonly id: string
}

/** What is answered of `limit + 1` rows, and where the next page begins (CursorPagingMetadata, wire §1.9). */
export function cutPage<Row extends Listed>(
  config: PlatformConfig,
  of: string,
  page: Page,
  rows: readonly Row[],
  limit: number,
) {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const hasNext = rows.length > limit && last !== undefined
  const cursors = hasNext ? { next: writeCursor(config, of, page, last) } : {}
  return { shown, metadata: { count: shown.length, cursors, hasNext } }
}

function writeCursor(config: PlatformConfig, of: string, page: Page, last: Listed): string {
  const { filter, order } = page
  const after = { date: last.createdAt.toISOString(), id: last.id }
  return seal(config, { of, filter, order, after })
}

/** Rows beyond the position, by `created_at` and then `id` in the same direction. */
export function beyond({ after, order }: Page): RawBuilder<SqlBool> {
  if (!after) return sql<SqlBool>`true`
  const side = sql.raw(order === 'DESC' ? '<' : '>')
  return sql<SqlBool>`(created_at, id) ${side} (${after.date}::timestamptz, ${after.id}::uuid)`
}

function sign(config: PlatformConfig, body: string): string {
  return createHmac('sha256', `cursor ${config.ownerKey}`).update(body).digest('base64url')
}
