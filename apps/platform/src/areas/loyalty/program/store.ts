import { loyaltyProgramUpdated } from '@galleria/platform-client/events'
import type { Selectable, Updateable } from 'kysely'
import { applicationError } from '../../../base/errors.ts'
import type { Db, Trx } from '../../../data/database.ts'
import { emit } from '../../../data/outbox.ts'
import type { Caller } from '../../../http/caller.ts'
import type { LoyaltyTables } from '../tables.ts'
import { nextYearly } from './calendar.ts'
import type { ProgramChange } from './input.ts'
import { PROGRAM_ID, programView } from './view.ts'

export type ProgramRow = Selectable<LoyaltyTables['loyaltyProgram']>

interface Context {
  readonly date: Date
  readonly caller: Caller
}

/** Months of inactivity after which points expire where nobody has said. */
const USUAL_MONTHS = 12

/** Undefined in a shop that has no program yet, which counts as one in DRAFT. */
export function findProgram(db: Db | Trx): Promise<ProgramRow | undefined> {
  return db.selectFrom('loyaltyProgram').selectAll().where('id', '=', 1).executeTakeFirst()
}

/** Locked, so that of two changes one sees the other's. */
async function lockProgram(trx: Trx, date: Date): Promise<ProgramRow> {
  await trx
    .insertInto('loyaltyProgram')
    .values({
      ...{ id: 1, name: 'Loyalty program', description: '', pointName: 'Points', status: 'DRAFT' },
      ...{ revision: 0, createdAt: date },
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  return trx
    .selectFrom('loyaltyProgram')
    .selectAll()
    .where('id', '=', 1)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function changeProgram(trx: Trx, change: ProgramChange, context: Context): Promise<ProgramRow> {
  const row = await lockProgram(trx, context.date)
  const { name, description, pointDefinition, pointsExpiration } = change
  const { monthsOfInactivity, expiringPointsPercentage, yearlyOn } = pointsExpiration ?? {}
  return write(trx, row, context, {
    ...(name === undefined ? {} : { name }),
    ...(description === undefined ? {} : { description }),
    ...(pointDefinition?.customName === undefined ? {} : { pointName: pointDefinition.customName ?? '' }),
    ...(pointDefinition?.icon === undefined ? {} : { icon: pointDefinition.icon }),
    ...(expiringPointsPercentage === undefined ? {} : { expiringPercentage: expiringPointsPercentage }),
    ...(monthsOfInactivity ? { expirationMonths: monthsOfInactivity, expiresOn: null } : {}),
    ...(yearlyOn ? { expirationMonths: null, expiresOn: nextYearly(yearlyOn, context.date) } : {}),
    ...(yearlyOn === null && !monthsOfInactivity && row.expiresOn
      ? { expirationMonths: USUAL_MONTHS, expiresOn: null }
      : {}),
    ...(pointsExpiration ? { reckoning: row.reckoning + 1 } : {}),
  })
}

/** DRAFT or PAUSED to ACTIVE, and ACTIVE to PAUSED (wire §3.6). */
export async function moveProgram(trx: Trx, to: 'ACTIVE' | 'PAUSED', context: Context): Promise<ProgramRow> {
  const row = await lockProgram(trx, context.date)
  if (row.status === to) return row
  if (to === 'PAUSED' && row.status !== 'ACTIVE')
    throw applicationError(
      409,
      'ILLEGAL_STATUS_TRANSITION',
      'Only an active program can be paused. Activate it first.',
      {
        from: row.status,
        to,
      },
    )
  return write(trx, row, context, { status: to })
}

export async function setExpiration(
  trx: Trx,
  status: 'ENABLED' | 'DISABLED',
  context: Context,
): Promise<ProgramRow> {
  const row = await lockProgram(trx, context.date)
  if (row.expirationStatus === status) return row
  const unsaid = status === 'ENABLED' && row.expirationMonths === null && row.expiresOn === null
  return write(trx, row, context, {
    expirationStatus: status,
    reckoning: row.reckoning + 1,
    ...(unsaid ? { expirationMonths: USUAL_MONTHS } : {}),
  })
}

async function write(
  trx: Trx,
  row: ProgramRow,
  { date, caller }: Context,
  changes: Updateable<LoyaltyTables['loyaltyProgram']>,
): Promise<ProgramRow> {
  const after = await trx
    .updateTable('loyaltyProgram')
    .set({ ...changes, revision: row.revision + 1, updatedAt: date })
    .where('id', '=', 1)
    .returningAll()
    .executeTakeFirstOrThrow()
  await emit(trx, loyaltyProgramUpdated, {
    entityId: PROGRAM_ID,
    revision: after.revision,
    date,
    caller,
    entity: programView(after),
  })
  return after
}

/** Undefined in a shop that has no program yet. */
export async function findProgramStatus(db: Db | Trx): Promise<string | undefined> {
  const program = await db
    .selectFrom('loyaltyProgram')
    .select('status')
    .where('id', '=', 1)
    .executeTakeFirst()
  return program?.status
}
