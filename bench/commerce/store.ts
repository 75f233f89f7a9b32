import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../../apps/platform/src/data/postgres/index.ts'
import { run } from '../../scripts/lib/processes.ts'
import { root } from '../../scripts/store/layout.ts'
import { platformServer, type Server } from '../platform/measure.ts'

export interface Store extends Server {
  readonly postmaster: number
  /** Brings it to so many carts of visitors nobody knows. */
  fill(carts: number): Promise<void>
  /** Counts what is in the tables, as the database does by itself within a minute: plans made for empty ones end. */
  count(): Promise<void>
  /** Straight into its tables. */
  within(work: (client: pg.Client) => Promise<unknown>): Promise<void>
}

/** A store with so many products on a Postgres that syncs to disk, as production runs it unless told otherwise. */
export async function openStore(home: string, products: number, mode: string): Promise<Store> {
  const env = { GALLERIA_HOME: home }
  const seeded = await run(
    process.execPath,
    [join(root, 'apps/platform/src/dev/seed/main.ts'), '--products', String(products)],
    { env: { ...process.env, NODE_ENV: 'development', ...env } },
  )
  if (seeded.code !== 0) throw new Error(seeded.output)
  const postgres = await startPostgres({ directory: join(home, 'postgres') })
  const address = postgres.url('galleria')
  const server = await platformServer({
    ...env,
    DATABASE_URL: address,
    PORT: '0',
    NODE_ENV: mode,
    PLATFORM_API_KEY: 'a key for a bench alone',
    PLATFORM_SECRET: 'a secret for a bench alone',
    PLATFORM_URL: 'https://platform.bench.test',
    SHELL_URL: 'https://store.bench.test',
    TEST_PAYMENTS: 'on',
    DRAIN_SECONDS: '0',
  })
  return {
    ...server,
    postmaster: postgres.pid,
    fill: (carts) => fill(address, carts),
    count: () => withClient(address, (client) => client.query('analyze')),
    within: (work) => withClient(address, work),
    async stop() {
      await server.stop()
      await postgres.stop()
    },
  }
}

const many = `with made as (
  insert into carts (id, owner_type, owner_id, currency, revision, created_at, updated_at)
  select gen_random_uuid(), 'VISITOR', gen_random_uuid(), 'USD', 1, now(), now() from generate_series(1, $1::int)
  returning id
), goods as (
  select array_agg(v.id) as variants, array_agg(v.product_id) as products from variants v
), numbered as (
  select id, 1 + (row_number() over ())::int % (select array_length(variants, 1) from goods) as place from made
)
insert into cart_lines (id, cart_id, product_id, variant_id, options, quantity, position)
select gen_random_uuid(), numbered.id, goods.products[place], goods.variants[place], '{}', 1, 0 from numbered cross join goods`

async function withClient(address: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

function fill(address: string, carts: number): Promise<void> {
  return withClient(address, async (client) => {
    const { rows } = await client.query<{ count: number }>('select count(*)::int as count from carts')
    await client.query(many, [Math.max(0, carts - (rows[0]?.count ?? 0))])
    await client.query('vacuum analyze carts')
    await client.query('vacuum analyze cart_lines')
    await client.query('checkpoint')
  })
}
