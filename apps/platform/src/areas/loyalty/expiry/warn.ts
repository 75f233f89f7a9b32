import { type Trx, transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { deliver } from '../../mailbox/index.ts'
import { shopConfig } from '../../site-properties/index.ts'
import { pointsExpiringLetter } from './letter.ts'
import { lockWarned, markWarned } from './store.ts'

type Site = Pick<Services, 'db' | 'clock' | 'config'>

/** Days ahead of which a member is told. */
const AHEAD = 30
const BATCH = 100

/** Job: warns members who lose points within the month, once for each date, and says what can be done about it. */
export async function warnOfExpiry({ db, clock, config }: Site): Promise<void> {
  while ((await transaction(db, (trx) => batch(trx, clock.now(), config))) > 0);
}

async function batch(trx: Trx, date: Date, config: Site['config']): Promise<number> {
  const rows = await lockWarned(trx, date, { days: AHEAD, limit: BATCH })
  if (rows.length === 0) return 0
  const shop = await shopConfig(trx, config)
  for (const row of rows) await deliver(trx, { ...pointsExpiringLetter(shop, row), date })
  await markWarned(
    trx,
    rows.map(({ id }) => id),
  )
  return rows.length
}
