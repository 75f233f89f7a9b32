import { randomUUID } from 'node:crypto'
import { jsonb, type Trx } from '../../../data/database.ts'
import type { Caller } from '../../../http/caller.ts'
import type { AuditAction, AuditedBy } from '../tables.ts'

/** What was decided of one member. Details name things by their ids: no text of a person gets in. */
export interface Deed {
  readonly memberId: string
  readonly action: AuditAction
  readonly details?: Readonly<Record<string, unknown>>
}

export interface By {
  readonly date: Date
  readonly caller: Caller | undefined
}

/** Written in the transaction of what it tells of, so that neither is without the other. */
export async function record(trx: Trx, deeds: readonly Deed[], { date, caller }: By): Promise<void> {
  if (deeds.length === 0) return
  await trx
    .insertInto('memberAudit')
    .values(
      deeds.map(({ memberId, action, details = {} }) => ({
        ...{ id: randomUUID(), memberId, action, ...actor(caller) },
        ...{ details: jsonb(details), createdAt: date },
      })),
    )
    .execute()
}

function actor(caller: Caller | undefined): { byType: AuditedBy; byId: string | null } {
  switch (caller?.type) {
    case 'USER':
      return { byType: caller.role, byId: caller.userId }
    case 'APP':
      return { byType: 'APP', byId: caller.appId }
    case 'MEMBER':
      return { byType: 'MEMBER', byId: caller.memberId }
    default:
      return { byType: 'PLATFORM', byId: null }
  }
}
