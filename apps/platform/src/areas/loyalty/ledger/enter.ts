import { randomUUID } from 'node:crypto'
import { ApiError } from '../../../base/errors.ts'
import { observed } from '../../../base/observe.ts'
import type { Trx } from '../../../data/database.ts'
import { type Entered, type Entry, parametersOf } from './entry.ts'
import { noAccount, whyNot } from './refusal.ts'
import { type Changed, enterEntries, enterOneEntry } from './store/enter.ts'

/**
 * Moves points: transaction, balance, counter-account, tier, expiry and events, in the transaction of what caused it.
 * A key that came before with the same request answers what it did then.
 * @throws ApiError 404 `ACCOUNT_NOT_FOUND`, 422 `IDEMPOTENCY_KEY_REUSED`, 428 `PROGRAM_NOT_ACTIVE`,
 * 409 `REVISION_MISMATCH` with the current revision, 428 `NOT_ENOUGH_POINTS`
 */
export async function enter(trx: Trx, entry: Entry): Promise<Entered> {
  const entered = await tryEnter(trx, entry)
  if (entered instanceof ApiError) throw entered
  return entered
}

/** The same, where a refusal is an answer: nothing is thrown that would undo what else the transaction did. */
export async function tryEnter(trx: Trx, entry: Entry): Promise<Entered | ApiError> {
  return (await move(trx, entry)) ?? (await whyNot(trx, [entry])).get(entry.accountId) ?? noAccount()
}

async function move(db: Trx, entry: Entry): Promise<Entered | undefined> {
  const { rows } = await db.executeQuery(enterOneEntry([...parametersOf(randomUUID(), entry), entry.date]))
  noteEvents(rows)
  return rows[0] && enteredOf(rows[0])
}

/**
 * Many accounts in one statement, one entry each, all of one date; by account, what became of each.
 * Accounts are locked in the order of their ids, so that two of these wait for each other and never for ever.
 */
export async function enterEach(
  trx: Trx,
  entries: readonly Entry[],
): Promise<ReadonlyMap<string, Entered | ApiError>> {
  const [first] = entries
  const results = new Map<string, Entered | ApiError>()
  if (!first) return results
  const rowsOf = entries.map((entry) => parametersOf(randomUUID(), entry))
  const lists = rowsOf[0]?.map((_, index) => rowsOf.map((row) => row[index])) ?? []
  const { rows } = await trx.executeQuery(enterEntries([...lists, first.date]))
  noteEvents(rows)
  for (const changed of rows) results.set(changed.id, enteredOf(changed))
  const missing = entries.filter(({ accountId }) => !results.has(accountId))
  for (const [id, why] of await whyNot(trx, missing)) results.set(id, why)
  return results
}

/** Notes the events for observers of the request. */
function noteEvents([first]: readonly Changed[]): void {
  observed()?.eventIds.push(...(first?.eventIds ?? []))
}

function enteredOf({
  transactionId,
  amount,
  tierBefore,
  availableBefore: _,
  eventIds: __,
  ...account
}: Changed): Entered {
  const tierChanged = tierBefore !== account.tierId
  return { account, transactionId, amount, repeated: false, tierChanged }
}
