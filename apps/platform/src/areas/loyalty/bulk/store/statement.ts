import { CompiledQuery } from 'kysely'
import { entering } from '../../ledger/index.ts'

/** Accounts of one transaction: whoever earns waits no longer than for these. */
const BATCH = 500

/** An account of the batch: what it moved, or nothing where it may not. */
export interface Claimed {
  readonly accountId: string
  readonly moved: boolean
}

/**
 * A batch of a job in one statement: claims accounts that wait, moves their points, tells of them and notes what became of
 * each. `$1` job, `$2` when, `$3` amount, `$4` balance, `$5` description, `$6` key. Nothing of an account that moved
 * comes back but its id: a hundred thousand of them would cost more to read than to write.
 */
const moveWaiting = entering({
  date: '$2::timestamptz',
  // Through a list: of one, the planner expects a hundred; of a table that was filled a moment ago, a single row.
  before: `claimed as (
  select listed.value::uuid as account_id from jsonb_array_elements_text((
  select coalesce(jsonb_agg(waiting.account_id), '[]'::jsonb) from (
    select account_id from loyalty_bulk_items where job_id = $1::uuid and status = 'PENDING'
    order by account_id limit ${BATCH} for update skip locked
  ) as waiting)) as listed (value)
), `,
  wanted: `select gen_random_uuid() as id, account_id, 'ADJUST' as type, $3::bigint as amount, $4::bigint as balance,
  false as at_most, $5::text as description, null::uuid as order_id, $6::text as key, null::text as digest,
  null::text as info, null::bigint as spent, null::bigint as revision, false as only_active
  from claimed`,
  ofAccounts: 'a.id in (select account_id from claimed)',
  after: `, noted as (
  update loyalty_bulk_items i set status = 'SUCCEEDED', transaction_id = c.transaction_id
  from changed c where i.job_id = $1::uuid and i.account_id = c.id
  returning i.account_id
)`,
  answer: `select claimed.account_id, noted.account_id is not null as moved
from claimed left join noted on noted.account_id = claimed.account_id`,
})

/** Planned at each batch, by what it is of: a plan for any job looks through whole tables. */
export function moveBatch(parameters: readonly unknown[]): CompiledQuery<Claimed> {
  return CompiledQuery.raw(moveWaiting, [...parameters]) as CompiledQuery<Claimed>
}
