import { randomUUID } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { sql } from 'kysely'
import pg from 'pg'
import S3rver from 's3rver'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { connect } from '../../data/database.ts'
import { createDatabase, dropDatabase } from '../../data/postgres/index.ts'
import { type SiteDatabase, siteDatabase } from '../../dev/testing/site-database.ts'
import { backupCommand } from './command.ts'

const passphrase = 'a harbour of seven lanterns'

let folder: string
let s3: S3rver
let port: number
let site: SiteDatabase
const empty: string[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'galleria-backup-'))
  const buckets = { configureBuckets: [{ name: 'kept', configs: [] }] }
  s3 = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory: join(folder, 's3'), ...buckets })
  port = (await s3.run()).port
  site = await siteDatabase('small')
  await put('shop/media/aa/aa-lamp.png', 'a picture')
  await put('shop/media/bb/.half', 'half of an upload')
  await put('shop/modules/cart/1.0.0/release.json', '{}')
  await put('shop/modules/registry.json', '{"revision":1}')
  await put('shop/modules/registry.lock', '')
  await put('shop/keys/registry.key', 'a private key\n')
  await run(['backup', join(folder, 'original')], variables('shop', site.url))
}, 60_000)
afterAll(async () => {
  await s3.close()
  await site.drop()
  for (const name of empty) await dropDatabase(addressOf('postgres'), name)
  await rm(folder, { recursive: true, force: true })
})

let place: string
beforeEach(() => {
  place = join(folder, `backup-${randomUUID()}`)
})

async function put(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), text)
}
const addressOf = (database: string) => site.url.replace(/\/[^/?]*(\?|$)/, `/${database}$1`)

/** Variables of an installation below a folder of its own. */
function variables(home: string, databaseUrl: string, more: Record<string, string> = {}) {
  return {
    NODE_ENV: 'development',
    DATABASE_URL: databaseUrl,
    GALLERIA_HOME: join(folder, home),
    BACKUP_PASSPHRASE: passphrase,
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
    ...more,
  }
}

async function run(args: string[], environment: NodeJS.ProcessEnv): Promise<string> {
  const said: string[] = []
  await backupCommand(args, environment, (line) => said.push(line))
  return said.join('\n')
}
const backUp = (more: Record<string, string> = {}) =>
  run(['backup', place], variables('shop', site.url, more))

/** The same backup again, to be damaged; making another costs seconds. */
const copyOfBackup = () => cp(join(folder, 'original'), place, { recursive: true })

async function emptyDatabase(): Promise<string> {
  const name = `restored_${randomUUID().replaceAll('-', '')}`
  await createDatabase(addressOf('postgres'), name)
  empty.push(name)
  return addressOf(name)
}

/** Every row of every table, as one text for each table. */
async function contents(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows: tables } = await client.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  )
  const all: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await client.query<{ text: string }>(
      `select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as text from "${name}" t`,
    )
    all[name] = rows[0]?.text ?? ''
  }
  await client.end()
  return all
}

test('A backup restores every row, uploaded file, module and key elsewhere, and says how long it took', async () => {
  expect(await backUp({ PLATFORM_SECRET: 'a secret of our own' })).toMatch(
    /^Backed up to \S+ in \d+\.\d s: \d+ tables with \d+ rows, \d+ files, [\d.]+ MB, as of \S+Z\.\n.*Keep these yourself: PLATFORM_SECRET/,
  )
  const stored = await readdir(place, { recursive: true })
  expect(stored).not.toContain('modules/registry.lock')
  expect(stored.filter((path) => path.startsWith('media/'))).toEqual(['media/aa-lamp.png'])
  for (const file of ['manifest.json', 'keys.json.age'])
    expect(await readFile(join(place, file), 'latin1')).not.toContain('a private key')

  const [home, url] = [`restored-${randomUUID()}`, await emptyDatabase()]
  expect(await run(['restore', place], variables(home, url))).toMatch(/^Restored \S+ in \d+\.\d s: /)
  expect(await contents(url)).toEqual(await contents(site.url))
  const at = (path: string) => readFile(join(folder, home, path), 'utf8')
  expect(await at('media/aa/aa-lamp.png')).toBe('a picture')
  expect(await at('modules/registry.json')).toBe('{"revision":1}')
  expect(await at('keys/registry.key')).toBe('a private key\n')
  // The schema is that of the migrations: foreign keys and indexes are there again.
  const db = connect(url)
  const shape = sql<{ n: number }>`
    select (select count(*) from pg_constraint)::int + (select count(*) from pg_index)::int as n`
  const original = connect(site.url)
  expect((await shape.execute(db)).rows).toEqual((await shape.execute(original)).rows)
  await Promise.all([db.destroy(), original.destroy()])
}, 60_000)

test('A bucket takes a backup of several parts and gives it back', async () => {
  const large = Buffer.alloc(20 * 2 ** 20, 'lamp ')
  await writeFile(join(folder, 'shop/media/aa/aa-film.webm'), large)
  place = `s3://kept/${randomUUID()}`
  await backUp()
  await rm(join(folder, 'shop/media/aa/aa-film.webm'))
  expect(await run(['verify', place], variables('shop', site.url))).toContain('is whole')
  const [home, url] = [`restored-${randomUUID()}`, await emptyDatabase()]
  await run(['restore', place], variables(home, url, { MEDIA_STORE: `s3://kept/media-${home}` }))
  await expect(
    run(['restore', place], variables(home, url, { MODULE_STORE: 's3://kept/modules' })),
  ).rejects.toThrow('The backup has the modules of a folder, and MODULE_STORE is a bucket')
  const object = join(folder, 's3/kept', `media-${home}`)
  const film = (await readdir(object)).find(
    (name) => name.startsWith('aa-film.webm') && name.endsWith('object'),
  )
  expect((await readFile(join(object, film ?? ''))).equals(large)).toBe(true)
}, 60_000)

test('A damaged or unfinished backup is refused before anything is written', async () => {
  await copyOfBackup()
  const table = join(place, 'database/products.copy.gz')
  const bytes = await readFile(table)
  bytes[bytes.length - 9] = (bytes[bytes.length - 9] ?? 0) ^ 1
  await writeFile(table, bytes)
  await rm(join(place, 'media/aa-lamp.png'))
  const [home, url] = [`restored-${randomUUID()}`, await emptyDatabase()]
  await expect(run(['restore', place], variables(home, url))).rejects.toThrow(
    'nothing was restored:\n  database/products.copy.gz has another checksum\n  media/aa-lamp.png is missing',
  )
  await rm(join(place, 'manifest.json'))
  await expect(run(['restore', place], variables(home, url))).rejects.toThrow('no manifest.json')
  expect([await contents(url), await readdir(folder)]).toEqual([{}, expect.not.arrayContaining([home])])
}, 60_000)

test('A restore refuses a place that has something, replaces it when told, and repeats an interrupted run', async () => {
  await copyOfBackup()
  const [home, url] = [`restored-${randomUUID()}`, await emptyDatabase()]
  // Files of an interrupted run, before its database was loaded.
  await put(`${home}/media/aa/aa-lamp.png`, 'a picture')
  await put(`${home}/modules/registry.json`, 'half')
  await run(['restore', place], variables(home, url))
  await expect(run(['restore', place], variables(home, url))).rejects.toThrow(
    "The place to restore to isn't empty:\n  the database has tables\n",
  )
  const db = connect(url)
  await sql`delete from products`.execute(db)
  await db.destroy()
  await put(`${home}/media/cc/cc-other.png`, 'another picture')
  await expect(run(['restore', place], variables(home, url))).rejects.toThrow('has cc/cc-other.png')
  await run(['restore', '--replace', place], variables(home, url))
  expect(await contents(url)).toEqual(await contents(site.url))
}, 60_000)

test('A database that can’t take the rows is left as it was', async () => {
  await copyOfBackup()
  const manifest = JSON.parse(await readFile(join(place, 'manifest.json'), 'utf8'))
  manifest.tables.at(-1).rows += 1
  await writeFile(join(place, 'manifest.json'), JSON.stringify(manifest))
  const [home, url] = [`restored-${randomUUID()}`, await emptyDatabase()]
  await expect(run(['restore', place], variables(home, url))).rejects.toThrow(/has \d+ rows instead of \d+/)
  expect(await contents(url)).toEqual({})
}, 60_000)

test('Keys need something to encrypt them with, and open to a private key of age', async () => {
  await expect(backUp({ BACKUP_PASSPHRASE: '' })).rejects.toThrow('Set BACKUP_RECIPIENT')
  await expect(backUp({ BACKUP_PASSPHRASE: 'short' })).rejects.toThrow('at least 12 characters')
  await expect(backUp({ BACKUP_RECIPIENT: 'age1nobody' })).rejects.toThrow('must be public keys of age')
  const identity = await generateX25519Identity()
  await backUp({ BACKUP_RECIPIENT: await identityToRecipient(identity) })
  const [home, url] = [`restored-${randomUUID()}`, await emptyDatabase()]
  await expect(run(['restore', place], variables(home, url))).rejects.toThrow(
    "BACKUP_PASSPHRASE doesn't open",
  )
  await run(['restore', place], variables(home, url, { BACKUP_IDENTITY: identity }))
  expect(await readFile(join(folder, home, 'keys/registry.key'), 'utf8')).toBe('a private key\n')
}, 60_000)

test('A place in use, another scheme and a backup of a newer release are refused', async () => {
  await copyOfBackup()
  await expect(backUp()).rejects.toThrow("isn't empty: it has database/")
  await expect(run(['backup', 'ftp://x/y'], variables('shop', site.url))).rejects.toThrow(
    'The place of a backup must be a folder or s3://bucket/prefix. Got ftp://x/y',
  )
  const manifest = JSON.parse(await readFile(join(place, 'manifest.json'), 'utf8'))
  manifest.steps.push('9999-from-a-newer-release/1')
  await writeFile(join(place, 'manifest.json'), JSON.stringify(manifest))
  await expect(run(['restore', place], variables('x', await emptyDatabase()))).rejects.toThrow(
    "doesn't know its migration step 9999-from-a-newer-release/1",
  )
}, 60_000)
