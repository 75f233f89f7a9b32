import type { Selectable } from 'kysely'
import type { LoyaltyTables } from '../tables.ts'

export type SettingsRow = Selectable<LoyaltyTables['loyaltyTierSettings']>

/** Wire §4.5 "TiersProgramSettings"; DISABLED in a shop that has none. */
export function settingsView(row: SettingsRow | undefined) {
  const months = row?.durationInMonths
  return {
    rollingWindow: months ? { durationInMonths: months } : {},
    status: statusOf(row?.status),
    basis: row?.basis ?? 'POINTS',
    revision: String(row?.revision ?? 0),
    ...(row?.createdAt ? { createdDate: row.createdAt.toISOString() } : {}),
    ...(row?.updatedAt ? { updatedDate: row.updatedAt.toISOString() } : {}),
    ...(row?.baseDefinition ? { baseTierDefinition: row.baseDefinition } : {}),
  }
}

const statuses = ['DISABLED', 'DRAFT', 'ACTIVE', 'PAUSED'] as const

function statusOf(status = 'DISABLED') {
  return statuses.find((each) => each === status) ?? 'DISABLED'
}
