import { loyaltyProgramUpdated } from '@galleria/platform-client/events'
import { applicationError } from '../../../base/errors.ts'
import type { Trx } from '../../../data/database.ts'
import { emit } from '../../../data/outbox.ts'
import type { Caller } from '../../../http/caller.ts'
import { nextYearly } from './calendar.ts'
import type { ProgramChange } from './input.ts'
import { lockProgram, type ProgramRow, updateProgram } from './store.ts'
import { PROGRAM_ID, programView } from './view.ts'

interface Context {
  readonly date: Date
  readonly caller: Caller
}

/** Months of inactivity after which points expire where nobody has said. */
const USUAL_MONTHS = 12

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
  changes: Partial<ProgramRow>,
): Promise<ProgramRow> {
  const after = await updateProgram(trx, { ...changes, revision: row.revision + 1, updatedAt: date })
  await emit(trx, loyaltyProgramUpdated, {
    entityId: PROGRAM_ID,
    revision: after.revision,
    date,
    caller,
    entity: programView(after),
  })
  return after
}
