import { randomUUID } from 'node:crypto'
import { CustomerSegment } from '@galleria/platform-client/entities/customers'
import * as operations from '@galleria/platform-client/operations/customers/customer-segments'
import { z } from 'zod'
import { entityOf } from '../../../base/entity.ts'
import { applicationError } from '../../../base/errors.ts'
import { checkRevision, Revision } from '../../../base/input/revision.ts'
import { plainText } from '../../../base/texts/plain-text.ts'
import { type Db, isUniqueViolation, type Trx, transaction } from '../../../data/database.ts'
import { toCondition } from '../../../data/query-language/filter.ts'
import type { Services } from '../../../data/services.ts'
import { Counted, Nothing } from '../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../http/route.ts'
import { countFigures } from '../figures/count.ts'
import { customerFields } from '../people/store/fields.ts'
import { noSegment, requireSegment } from './find.ts'
import {
  countEach,
  countIn,
  deleteSegment,
  findRulesOf,
  findSegments,
  insertSegment,
  lockSegments,
  type SegmentRow,
  updateSegment,
} from './store.ts'

const MOST = 100
const Name = plainText(80).refine((text) => text.length > 0, { error: 'must not be empty' })
const Filter = z.record(z.string(), z.unknown())
const Id = z.string().max(100)
const answer = z.object({ segment: CustomerSegment })

type Site = Pick<Services, 'db' | 'clock' | 'config'>

/** Segments: named filters of customers. Extensions of the embedded platform (decision 0386). */
export function segmentRoutes(app: App): void {
  operation(
    app,
    operations.listCustomerSegments,
    {
      query: z.object({ show: z.enum(['NAMES', 'COUNTS']).default('COUNTS') }),
      answer: z.object({ segments: z.array(CustomerSegment) }),
    },
    async ({ input, ...site }) => {
      const rows = await findSegments(site.db)
      if (input.show === 'NAMES') return { segments: rows.map(plainView) }
      await countFigures(site)
      const filters = rows.map(({ filter }) => filter)
      const counts = await countEach(site.db, filters, askedOf(site))
      return { segments: rows.map((row, at) => ({ ...plainView(row), count: counts[at] ?? 0 })) }
    },
  )

  operation(
    app,
    operations.countCustomersOfSegment,
    { body: z.object({ filter: Filter }), answer: Counted },
    async ({ input, ...site }) => {
      checkFilter(site, input.filter, 'filter')
      await countFigures(site)
      return { count: await countIn(site.db, input.filter, askedOf(site)) }
    },
  )

  operation(
    app,
    operations.getCustomerSegment,
    { query: z.object({ segmentId: Id }), answer },
    async (call) => ({
      segment: await viewOf(call.db, call, await requireSegment(call.db, call.input.segmentId)),
    }),
  )

  operation(
    app,
    operations.createCustomerSegment,
    { body: z.object({ segment: z.object({ name: Name, filter: Filter }) }), answer },
    ({ db, input: { segment }, ...site }) =>
      transaction(db, async (trx) => {
        checkFilter(site, segment.filter, 'segment.filter')
        const all = await lockSegments(trx)
        if (all.length >= MOST) throw tooMany()
        refuseTaken(all, segment.name)
        const date = site.clock.now()
        const row = { ...segment, id: randomUUID(), revision: 1, createdAt: date, updatedAt: date }
        await withFreeName(insertSegment(trx, row))
        return { segment: await viewOf(trx, site, row) }
      }),
  )

  operation(
    app,
    operations.updateCustomerSegment,
    {
      body: z.object({
        segment: z.object({ id: Id, revision: Revision, name: Name.optional(), filter: Filter.optional() }),
      }),
      answer,
    },
    ({ db, input: { segment }, ...site }) =>
      transaction(db, async (trx) => {
        const { id, revision, name, filter } = segment
        if (filter) checkFilter(site, filter, 'segment.filter')
        const all = await lockSegments(trx)
        const before = all.find((each) => each.id === id)
        if (!before) throw noSegment()
        checkRevision(before.revision, revision)
        if (name) refuseTaken(all, name, id)
        const row = {
          ...before,
          name: name ?? before.name,
          filter: filter ?? before.filter,
          revision: before.revision + 1,
          updatedAt: site.clock.now(),
        }
        await updateSegment(trx, row)
        return { segment: await viewOf(trx, site, row) }
      }),
  )

  operation(
    app,
    operations.deleteCustomerSegment,
    { query: z.object({ segmentId: Id }), answer: Nothing },
    ({ db, input }) =>
      transaction(db, async (trx) => {
        await lockSegments(trx)
        const { id } = await requireSegment(trx, input.segmentId)
        const rules = await findRulesOf(trx, id)
        if (rules.length) throw inUse(rules)
        await deleteSegment(trx, id)
        return {}
      }),
  )
}

const askedOf = ({ config, clock }: Pick<Site, 'config' | 'clock'>) => ({
  currency: config.currency,
  now: clock.now(),
})

/** @throws ApiError 400 for a field or a value that customers can't be filtered by */
function checkFilter({ config, clock }: Pick<Site, 'config' | 'clock'>, filter: unknown, at: string): void {
  toCondition(filter, customerFields(config.currency, clock.now()), at)
}

async function viewOf(db: Db | Trx, site: Pick<Site, 'config' | 'clock'>, row: SegmentRow) {
  const count = await countIn(db, row.filter, askedOf(site))
  return { ...plainView(row), count }
}

function plainView(row: SegmentRow) {
  return { ...entityOf(row), name: row.name, filter: row.filter }
}

function refuseTaken(all: readonly SegmentRow[], name: string, own?: string): void {
  const key = name.toLowerCase()
  if (all.some((each) => each.id !== own && each.name.toLowerCase() === key)) throw nameTaken()
}

/** @throws ApiError 409 for the second of two first segments: there was no row to lock */
async function withFreeName(writing: Promise<void>): Promise<void> {
  try {
    await writing
  } catch (error) {
    throw isUniqueViolation(error, 'customer_segments_by_name') ? nameTaken() : error
  }
}

function nameTaken() {
  return applicationError(
    409,
    'CUSTOMER_SEGMENT_NAME_TAKEN',
    'Another segment has this name. Choose another one.',
  )
}

function tooMany() {
  return applicationError(409, 'TOO_MANY_CUSTOMER_SEGMENTS', `A store can have at most ${MOST} segments.`)
}

function inUse(rules: readonly string[]) {
  return applicationError(
    409,
    'CUSTOMER_SEGMENT_IN_USE',
    `These discounts are for this segment: ${rules.join(', ')}. Change them first.`,
    { discounts: rules },
  )
}
