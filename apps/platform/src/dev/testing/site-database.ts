import { createHash, randomUUID } from 'node:crypto'
import pg from 'pg'
import { connect } from '../../data/database.ts'
import { migrate, readSteps } from '../../data/migrate.ts'
import { createDatabase, dropDatabase } from '../../data/postgres/index.ts'
import { seeds } from './seeds.ts'

export type SeedName = keyof typeof seeds

export interface SiteDatabase {
  readonly url: string
  drop(): Promise<void>
}

const templates = new Map<SeedName, Promise<string>>()

/** A site is a database: a copy of a migrated, seeded template that is made once per server. */
export async function siteDatabase(seed: SeedName): Promise<SiteDatabase> {
  let template = templates.get(seed)
  if (!template) {
    template = createTemplate(seed)
    templates.set(seed, template)
  }
  const name = `site_${randomUUID().replaceAll('-', '')}`
  await createDatabase(addressOf('postgres'), name, await template)
  return {
    url: addressOf(name),
    drop: () => dropDatabase(addressOf('postgres'), name),
  }
}

/** Built under a name of its own and then renamed: of many workers at once, one wins and the rest use its work. */
async function createTemplate(seed: SeedName): Promise<string> {
  const steps = await readSteps()
  const version = createHash('sha256').update(JSON.stringify(steps)).digest('hex').slice(0, 12)
  const name = `template_${seed}_${version}`
  const draft = `draft_${randomUUID().replaceAll('-', '')}`
  const existing = await admin(`select 1 from pg_database where datname = '${name}'`)
  if (existing > 0) return name
  await createDatabase(addressOf('postgres'), draft)
  const db = connect(addressOf(draft), { maxConnections: 2 })
  await migrate(db, { steps })
  await seeds[seed](db)
  await db.destroy()
  try {
    await admin(`alter database ${draft} rename to ${name}`)
  } catch (error) {
    // Taken already; or, by one who renames at this very moment, a duplicate key.
    if (!['42P04', '23505'].includes((error as { code?: string }).code ?? '')) throw error
    await dropDatabase(addressOf('postgres'), draft)
  }
  return name
}

async function admin(statement: string): Promise<number> {
  const client = new pg.Client({ connectionString: addressOf('postgres') })
  await client.connect()
  try {
    return (await client.query(statement)).rowCount ?? 0
  } finally {
    await client.end()
  }
}

function addressOf(database: string): string {
  const server = process.env.GALLERIA_TEST_DATABASE_URL
  if (!server)
    throw new Error('GALLERIA_TEST_DATABASE_URL is not set: run the tests from the root of the repository.')
  return server.replace(/\/[^/?]*(\?|$)/, `/${database}$1`)
}
