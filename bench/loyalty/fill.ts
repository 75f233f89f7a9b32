import type pg from 'pg'

/** API key of the store that the bench opens. */
export const OWNER = 'a key for a bench alone'

export const accountId = (index: number) => `10000000-0000-4000-8000-${String(index).padStart(12, '0')}`

const CHUNK = 500_000

/** Access token of a session of the account's member: as long as any, and nobody's secret. */
export const tokenOf = (index: number) => `bench-token-of-account-${index}`

/**
 * So many accounts, with as many transactions of a point each as go around, and a member who is signed in for each of the
 * first. The indexes of transactions are made at the end, at once: made row by row they take several times as long.
 */
export async function fillLedger(
  client: pg.Client,
  size: { readonly accounts: number; readonly transactions: number; readonly members: number },
): Promise<void> {
  const { accounts, transactions } = size
  await client.query('set statement_timeout = 0')
  await client.query("set maintenance_work_mem = '256MB'")
  const each = Math.max(1, Math.floor(transactions / accounts))
  await fillMembers(client, Math.min(size.members, accounts))
  await client.query(
    `insert into loyalty_accounts (id, contact_id, member_id, balance, earned, adjusted, redeemed, expired, tier_points,
       revision, last_activity_at, created_at, updated_at)
     select made.id, made.id, m.id, $2, $2, 0, 0, 0, $2, 1, now(), now(), now()
     from (select ('10000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid as id
       from generate_series(0, $1::int - 1) as n) as made
     left join members m on m.id = made.id`,
    [accounts, each],
  )
  await withoutIndexes(client, async () => {
    for (let start = 0; start < accounts * each; start += CHUNK)
      await client.query(
        `insert into loyalty_transactions (id, account_id, type, amount, balance_after, description,
           idempotency_key, created_at)
         select gen_random_uuid(), ('10000000-0000-4000-8000-' || lpad((n % $3::int)::text, 12, '0'))::uuid, 'EARN', 1,
           1 + n / $3::int, 'Bought at the counter', 'fill ' || n, now() - ($2::int - n) * interval '1 second'
         from generate_series($1::int, least($1::int + $4::int, $2::int) - 1) as n`,
        [start, accounts * each, accounts, CHUNK],
      )
  })
  for (const table of [
    'loyalty_accounts',
    'loyalty_transactions',
    'members',
    'token_families',
    'access_tokens',
  ])
    await client.query(`vacuum analyze ${table}`)
  await client.query('checkpoint')
}

async function fillMembers(client: pg.Client, count: number): Promise<void> {
  const ids = `select ('10000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid as id, n from generate_series(0, $1::int - 1) as n`
  await client.query(
    `insert into members (id, contact_id, login_email, email_key, login_email_verified, status, privacy_status,
       activity_status, slug, contact, revision, created_at, updated_at)
     select id, id, 'bench' || n || '@example.test', 'bench' || n || '@example.test', true, 'APPROVED', 'PRIVATE',
       'ACTIVE', 'bench-' || n, '{}', 1, now(), now() from (${ids}) as made`,
    [count],
  )
  await client.query(
    `insert into token_families (id, client_id, member_id, refresh_hash, created_at, idle_until, expires_at)
     select id, 'bench', id, sha256(id::text::bytea), now(), now() + interval '1 day', now() + interval '1 day'
     from (${ids}) as made`,
    [count],
  )
  await client.query(
    `insert into access_tokens (hash, family_id, expires_at)
     select sha256(('bench-token-of-account-' || n)::bytea), id, now() + interval '1 day' from (${ids}) as made`,
    [count],
  )
}

/** Leaves out what is looked up at each row, and puts it back as it was: constraints too, which check all rows at once. */
async function withoutIndexes(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const table = "'loyalty_transactions'::regclass"
  const { rows: constraints } = await client.query<{ name: string; made: string }>(
    `select conname as name, pg_get_constraintdef(oid) as made from pg_constraint
     where conrelid = ${table} and contype in ('f', 'u', 'p')
       and not exists (select 1 from pg_constraint f where f.contype = 'f' and f.confrelid = ${table})`,
  )
  for (const { name } of constraints)
    await client.query(`alter table loyalty_transactions drop constraint ${name}`)
  const { rows: indexes } = await client.query<{ name: string; made: string }>(
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as made from pg_index i
     join pg_class c on c.oid = i.indexrelid where i.indrelid = ${table} and not i.indisprimary`,
  )
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  await work()
  for (const { made } of indexes) await client.query(made)
  for (const { name, made } of constraints)
    await client.query(`alter table loyalty_transactions add constraint ${name} ${made}`)
}
