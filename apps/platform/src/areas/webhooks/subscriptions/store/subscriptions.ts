import { randomUUID } from 'node:crypto'
import { applicationError } from '../../../../base/errors.ts'
import { type Trx, transaction } from '../../../../data/database.ts'
import { isUuid } from '../../../../data/query-language/values.ts'
import type { Services } from '../../../../data/services.ts'
import type { SubscriptionRow } from '../../delivery/store/targets.ts'

type Context = Pick<Services, 'db' | 'clock'>

export interface NewSubscription {
  readonly appId: string
  readonly url: string
  /** Null: all. */
  readonly types: readonly string[] | null
}

export function listSubscriptions({ db }: Pick<Services, 'db'>): Promise<SubscriptionRow[]> {
  return db.selectFrom('eventSubscriptions').selectAll().orderBy('createdAt').orderBy('id').execute()
}

export async function findSubscription({ db }: Pick<Services, 'db'>, id: string): Promise<SubscriptionRow> {
  const row = isUuid(id)
    ? await db.selectFrom('eventSubscriptions').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined
  if (!row) throw applicationError(404, 'SUBSCRIPTION_NOT_FOUND', 'Subscription not found.')
  return row
}

/** Told of what happens from then on. */
export function addSubscription(
  { db, clock }: Context,
  { appId, url, types }: NewSubscription,
): Promise<SubscriptionRow> {
  const date = clock.now()
  return db
    .insertInto('eventSubscriptions')
    .values({
      id: randomUUID(),
      appId,
      url,
      types: types && [...types],
      status: 'ENABLED',
      disabledReason: null,
      failures: 0,
      openUntil: null,
      revision: 1,
      createdAt: date,
      updatedAt: date,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export interface SubscriptionChanges {
  readonly url?: string | undefined
  readonly types?: readonly string[] | null | undefined
  readonly status?: 'ENABLED' | 'DISABLED' | undefined
}

/** Another address or another beginning: what it failed at before counts no more. */
export async function changeSubscription(
  { db, clock }: Context,
  id: string,
  { url, types, status }: SubscriptionChanges,
): Promise<SubscriptionRow> {
  const { id: known } = await findSubscription({ db }, id)
  return db
    .updateTable('eventSubscriptions')
    .set((eb) => ({
      ...(url === undefined ? {} : { url }),
      ...(types === undefined ? {} : { types: types && [...types] }),
      ...(status === undefined ? {} : { status, disabledReason: null }),
      ...(url === undefined && status !== 'ENABLED' ? {} : { failures: 0, openUntil: null }),
      revision: eb('revision', '+', 1),
      updatedAt: clock.now(),
    }))
    .where('id', '=', known)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function removeSubscription({ db }: Context, id: string): Promise<void> {
  const { id: known } = await findSubscription({ db }, id)
  await transaction(db, async (trx: Trx) => {
    await trx.deleteFrom('eventSubscriptions').where('id', '=', known).execute()
    await trx.deleteFrom('eventDeliveries').where('subscriptionId', '=', known).execute()
  })
}
