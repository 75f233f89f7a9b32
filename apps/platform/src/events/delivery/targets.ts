import { type Selectable, sql } from 'kysely'
import { after } from '../../clock.ts'
import type { Services } from '../../services.ts'
import type { EventTables } from '../tables.ts'
import { CIRCUIT_FAILURES } from './schedule.ts'

export type SubscriptionRow = Selectable<EventTables['eventSubscriptions']>

type Context = Pick<Services, 'db' | 'clock' | 'config'>

export const isOpen = ({ failures }: Pick<SubscriptionRow, 'failures'>) => failures >= CIRCUIT_FAILURES

/** Targets for which something is due. */
export function dueTargets({ db, clock }: Context): Promise<SubscriptionRow[]> {
  const now = clock.now()
  return db
    .selectFrom('eventSubscriptions as s')
    .selectAll()
    .where('s.status', '=', 'ENABLED')
    .where((eb) => eb.or([eb('s.openUntil', 'is', null), eb('s.openUntil', '<=', now)]))
    .where((eb) =>
      eb(
        eb
          .selectFrom('eventDeliveries as d')
          .select((inner) => inner.fn.min('d.dueAt').as('first'))
          .whereRef('d.subscriptionId', '=', 's.id')
          .where('d.status', '=', sql.lit('PENDING')),
        '<=',
        now,
      ),
    )
    .execute()
}

/** Of several servers one may try a target that has rested. */
export async function mayProbe({ db, clock, config }: Context, { id }: SubscriptionRow): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('eventSubscriptions')
    .set({ openUntil: after(clock, config.webhooks.timeoutSeconds + 5) })
    .where('id', '=', id)
    .where('openUntil', '<=', clock.now())
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
