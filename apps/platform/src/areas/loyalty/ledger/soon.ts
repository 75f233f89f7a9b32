import { randomUUID } from 'node:crypto'
import { Batcher, padToPlanSize } from '../../../base/batcher.ts'
import { observed } from '../../../base/observe.ts'
import { siteCache } from '../../../base/site-cache.ts'
import { isConflict, isUnavailable, runHot, transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { accountView } from '../view.ts'
import { enter } from './enter.ts'
import { type Entry, parametersOf } from './entry.ts'
import { type EntryOutcome, enterManyAtOnce, enterOneAtOnce } from './store/enter.ts'
import { wantedColumns } from './store/statement.ts'

type Site = Pick<Services, 'db' | 'siteCache'>

/**
 * As `enter`, where nothing else has to happen with it: one statement without a transaction around it, which those who
 * come at once share, and with it its commit. What it left out (an account that somebody holds, a second entry of one account, what
 * may not be) goes by itself, in a transaction that may wait and says why not. Its key is the same, so nothing is entered twice.
 */
export async function enterSoon(site: Site, wanted: Entry): Promise<EntryOutcome> {
  // However its id is written: two entries of one account in one statement would break its books.
  const entry = { ...wanted, accountId: wanted.accountId.toLowerCase() }
  const group = siteCache(
    site,
    'entries',
    () => new Batcher((batch: readonly Entry[]) => enterGroup(site, batch)),
  )
  const shown = await group.load(entry)
  if (shown) return shown
  const { account, transactionId } = await transaction(site.db, (trx) => enter(trx, entry))
  return { account: JSON.stringify(accountView(account)), transactionId }
}

async function enterGroup({ db }: Site, entries: readonly Entry[]): Promise<(EntryOutcome | undefined)[]> {
  const first = [...new Map(entries.toReversed().map((entry) => [entry.accountId, entry])).values()]
  const entered = await readOutcomes(db, first).catch((error: unknown) => {
    // Find the entry at fault by entering each by itself.
    if (isUnavailable(error) || (first.length === 1 && !isConflict(error))) throw error
    return new Map<string, EntryOutcome>()
  })
  return entries.map((entry) => (first.includes(entry) ? entered.get(entry.accountId) : undefined))
}

async function readOutcomes(db: Site['db'], entries: readonly Entry[]): Promise<Map<string, EntryOutcome>> {
  const rows = entries.map((entry) => parametersOf(randomUUID(), entry))
  const date = new Date(Math.max(...entries.map((entry) => entry.date.getTime())))
  const [only] = rows
  if (only && rows.length === 1) {
    const [entered] = await runHot(db, enterOneAtOnce([...only, date]))
    observed()?.eventIds.push(...(entered?.eventIds ?? []))
    return new Map(entered ? [[entries[0]?.accountId ?? '', entered]] : [])
  }
  const lists = wantedColumns.map((_, index) => padToPlanSize(rows.map((row) => row[index])))
  const entered = await runHot(db, enterManyAtOnce([...lists, date]))
  return new Map(entered.map((each) => [each.id, each]))
}
