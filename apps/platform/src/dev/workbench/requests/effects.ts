import type { Observation } from '../../../base/observe.ts'
import type { Db } from '../../../data/database.ts'

/** Events and mails of a request whose transaction was committed. */
export async function effectsOf(db: Db, { eventIds, mailIds }: Observation) {
  const [events, mails] = await Promise.all([
    eventIds.length === 0
      ? []
      : db.selectFrom('outbox').select(['id', 'type']).where('id', 'in', eventIds).execute(),
    mailIds.length === 0
      ? []
      : db.selectFrom('mails').select(['id', 'channel', 'recipient']).where('id', 'in', mailIds).execute(),
  ])
  return { events, mails }
}
