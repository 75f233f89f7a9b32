import { applicationError } from '../../../base/errors.ts'
import { checkRevision } from '../../../base/input/revision.ts'
import type { Trx } from '../../../data/database.ts'
import type { NewSettings, SettingsChange } from './input.ts'
import { findSettings, insertSettings, updateSettingsRow } from './store/settings.ts'
import type { SettingsRow } from './view.ts'

export async function createSettings(trx: Trx, settings: NewSettings, date: Date): Promise<SettingsRow> {
  const columns = { ...columnsOf(settings), reckoning: 1, revision: 1, createdAt: date, updatedAt: date }
  const row = await insertSettings(trx, columns)
  if (row) return row
  throw applicationError(
    409,
    'TIERS_PROGRAM_SETTINGS_ALREADY_EXIST',
    'Tier settings already exist. Update them instead.',
  )
}

/** Accounts follow by the job: what counts, and since when, may be another. */
export async function updateSettings(trx: Trx, change: SettingsChange, date: Date): Promise<SettingsRow> {
  const before = await findSettings(trx, { lock: true })
  if (!before)
    throw applicationError(
      404,
      'TIERS_PROGRAM_SETTINGS_NOT_FOUND',
      "Tier settings don't exist yet. Create them first.",
    )
  checkRevision(before.revision, change.revision)
  return updateSettingsRow(trx, {
    ...columnsOf({ ...change, basis: change.basis ?? before.basis }),
    reckoning: before.reckoning + 1,
    revision: before.revision + 1,
    updatedAt: date,
  })
}

function columnsOf({ status, rollingWindow, basis = 'POINTS', baseTierDefinition }: NewSettings) {
  return {
    status,
    durationInMonths: rollingWindow.durationInMonths ?? null,
    basis,
    baseDefinition: baseTierDefinition ?? null,
  }
}
