import type pg from 'pg'

/** Of the store that the bench opens. */
export const OWNER = 'a key for a bench alone'

export const accountId = (index: number) => `10000000-0000-4000-8000-${String(index).padStart(12, '0')}`

const CHUNK = 500_000

/** So many accounts of contacts nobody knows, with as many transactions of a point each as go around. */
export async function fillLedger(
  client: pg.Client,
  { accounts, transactions }: { readonly accounts: number; readonly transactions: number },
): Promise<void> {
  await client.query('set statement_timeout = 0')
  const each = Math.max(1, Math.floor(transactions / accounts))
  await client.query(
    `insert into loyalty_accounts (id, contact_id, balance, earned, adjusted, redeemed, expired, tier_points,
       revision, last_activity_at, created_at, updated_at)
     select id, id, $2, $2, 0, 0, 0, $2, 1, now(), now(), now()
     from (select ('10000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid as id
       from generate_series(0, $1::int - 1) as n) as made`,
    [accounts, each],
  )
  for (let start = 0; start < accounts * each; start += CHUNK)
    await client.query(
      `insert into loyalty_transactions (id, account_id, type, amount, balance_after, description,
         idempotency_key, created_at)
       select gen_random_uuid(), ('10000000-0000-4000-8000-' || lpad((n % $3::int)::text, 12, '0'))::uuid, 'EARN', 1,
         1 + n / $3::int, 'Bought at the counter', 'fill ' || n, now() - ($2::int - n) * interval '1 second'
       from generate_series($1::int, least($1::int + $4::int, $2::int) - 1) as n`,
      [start, accounts * each, accounts, CHUNK],
    )
  for (const table of ['loyalty_accounts', 'loyalty_transactions', 'members'])
    await client.query(`vacuum analyze ${table}`)
  await client.query('checkpoint')
}
