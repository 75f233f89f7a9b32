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
  const name = `site_${randomUUID().replaceAll('-', '')}`
  await copyTemplate(name, seed)
  return {
    url: addressOf(name),
    drop: () => dropDatabase(adminAddress(), name),
  }
}

async function copyTemplate(name: string, seed: SeedName): Promise<void> {
  let template = templates.get(seed)
  if (!template) {
    template = createTemplate(seed)
    templates.set(seed, template)
  }
  try {
    await createDatabase(adminAddress(), name, await template)
  } catch (error) {
    if (!cannotCopy.has((error as { code?: string }).code ?? '')) throw error
    await fill(name, seed)
  }
}

/** Answers of engines that make no database from another: feature_not_supported, syntax_error. */
const cannotCopy = new Set(['0A000', '42601'])

async function fill(name: string, seed: SeedName): Promise<void> {
  await createDatabase(adminAddress(), name)
  const db = connect(addressOf(name), { maxConnections: 2 })
  await migrate(db, { steps: await readSteps() })
  await seeds[seed](db)
  await db.destroy()
}

/** Built under a name of its own and then renamed: of many workers at once, one wins and the rest use its work. */
async function createTemplate(seed: SeedName): Promise<string> {
  const steps = await readSteps()
  const version = createHash('sha256').update(JSON.stringify(steps)).digest('hex').slice(0, 12)
  const name = `template_${seed}_${version}`
  const draft = `draft_${randomUUID().replaceAll('-', '')}`
  const existing = await admin(`select 1 from pg_database where datname = '${name}'`)
  if (existing > 0) return name
  await fill(draft, seed)
  try {
    await admin(`alter database ${draft} rename to ${name}`)
  } catch (error) {
    // Taken already; or, by one who renames at this very moment, a duplicate key.
    if (!['42P04', '23505'].includes((error as { code?: string }).code ?? '')) throw error
    await dropDatabase(adminAddress(), draft)
  }
  return name
}

async function admin(statement: string): Promise<number> {
  const client = new pg.Client({ connectionString: adminAddress() })
  await client.connect()
  try {
    return (await client.query(statement)).rowCount ?? 0
  } finally {
    await client.end()
  }
}

/** Address of the database that the server was named with: the one to make others from. */
function adminAddress(): string {
  const server = process.env.GALLERIA_TEST_DATABASE_URL
  if (!server)
    throw new Error('GALLERIA_TEST_DATABASE_URL is not set: run the tests from the root of the repository.')
  return server
}

function addressOf(database: string): string {
  return adminAddress().replace(/\/[^/?]*(\?|$)/, `/${database}$1`)
}
