import type { Selectable } from 'kysely'
import { after } from '../../../../base/clock.ts'
import { hotQuery, runHot } from '../../../../data/database.ts'
import type { Services } from '../../../../data/services.ts'
import type { EventTables } from '../../tables.ts'
import { CIRCUIT_FAILURES } from '../schedule.ts'

export type SubscriptionRow = Selectable<EventTables['eventSubscriptions']>

type Context = Pick<Services, 'db' | 'clock' | 'config'>

export const isOpen = ({ failures }: Pick<SubscriptionRow, 'failures'>) => failures >= CIRCUIT_FAILURES

/** Asked five times a second, whether or not anything happens. */
const due = hotQuery<SubscriptionRow>(`select s.id, s.app_id as "appId", s.url, s.types, s.status,
  s.disabled_reason as "disabledReason", s.failures, s.open_until as "openUntil", s.revision,
  s.created_at as "createdAt", s.updated_at as "updatedAt"
from event_subscriptions s
where s.status = 'ENABLED' and (s.open_until is null or s.open_until <= $1::timestamptz)
  and (select min(d.due_at) from event_deliveries d
    where d.subscription_id = s.id and d.status = 'PENDING') <= $1::timestamptz`)

/** Targets for which something is due. */
export function dueTargets({ db, clock }: Context): Promise<SubscriptionRow[]> {
  return runHot(db, due([clock.now()]))
}

/** Lets one of several servers try a target that has rested. */
export async function mayProbe({ db, clock, config }: Context, { id }: SubscriptionRow): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('eventSubscriptions')
    .set({ openUntil: after(clock, config.webhooks.timeoutSeconds + 5) })
    .where('id', '=', id)
    .where('openUntil', '<=', clock.now())
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
