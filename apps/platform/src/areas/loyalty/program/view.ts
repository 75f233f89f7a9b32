import type { Selectable } from 'kysely'
import type { LoyaltyTables } from '../tables.ts'
import { yearlyOf } from './calendar.ts'

/** The program has no id on the wire; its events need one. */
export const PROGRAM_ID = 'a2f5cf0d-5b5e-4f1f-8a53-7a8c2d2c9d10'

/** Premium features, all part of this platform. */
export const premiumFeatures = { loyaltyProgram: true, tiers: true, pointsExpiration: true }

/** Wire §4.5 "LoyaltyProgram"; of a shop without one, a draft. */
export function programView(row: Selectable<LoyaltyTables['loyaltyProgram']> | undefined) {
  return {
    name: row?.name ?? null,
    description: row?.description ?? null,
    pointDefinition: { customName: row?.pointName ?? null, icon: row?.icon ?? null },
    status: programStatus(row?.status),
    ...(row?.createdAt ? { createdDate: row.createdAt.toISOString() } : {}),
    ...(row?.updatedAt ? { updatedDate: row.updatedAt.toISOString() } : {}),
    pointsExpiration: {
      status: row?.expirationStatus === 'ENABLED' ? ('ENABLED' as const) : ('DISABLED' as const),
      ...(row?.expirationMonths ? { monthsOfInactivity: row.expirationMonths } : {}),
      ...(row ? { expiringPointsPercentage: row.expiringPercentage } : {}),
      ...(row?.expiresOn ? { yearlyOn: yearlyOf(row.expiresOn) } : {}),
    },
    premiumFeatures,
  }
}

function programStatus(status = 'DRAFT') {
  return status === 'ACTIVE' || status === 'PAUSED' ? status : ('DRAFT' as const)
}
