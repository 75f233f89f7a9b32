import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connect, type Db } from '../../data/database.ts'
import { migrate, readSteps, type Step } from '../../data/migrate.ts'
import { prepareSchema } from '../../data/migration/prepare.ts'
import { type SiteDatabase, siteDatabase } from '../../dev/testing/site-database.ts'
import { migrateCommand } from './command.ts'

let site: SiteDatabase
let db: Db
let steps: Step[]
beforeEach(async () => {
  site = await siteDatabase('none')
  db = connect(site.url)
  steps = await readSteps()
})
afterEach(async () => {
  await db.destroy()
  await site.drop()
})

const added = { name: '9001-fruit/1', statement: 'create table fruit (name text)' }
const taken = { name: '9002-no-fruit/1', statement: 'drop table fruit', needs: '9001-fruit' }

async function run(args: string[], of: readonly Step[]) {
  const said: string[] = []
  const code = await migrateCommand(
    args,
    { NODE_ENV: 'development', DATABASE_URL: site.url },
    { steps: of, say: (line) => said.push(line) },
  )
  return { code, said: said.join('\n') }
}

const prepare = async (of: readonly Step[], mode: 'start' | 'off' = 'start') => {
  const said: string[] = []
  const options = { steps: of, mode, databaseUrl: site.url }
  await prepareSchema(db, {
    ...options,
    say: (line) => said.push(line),
    warn: (line) => said.push(`warning: ${line}`),
  })
  return said.join('\n')
}

test('The check lists steps to come and exits with 2, and the apply runs each with its time', async () => {
  const next = [...steps, added]
  expect(await run(['--check'], steps)).toEqual({ code: 0, said: 'The database is up to date.' })
  expect(await run(['--check'], next)).toEqual({
    code: 2,
    said: '1 migration step to apply:\n  9001-fruit/1',
  })
  const json = await run(['--check', '--json'], next)
  expect(JSON.parse(json.said)).toEqual({ pending: ['9001-fruit/1'], newer: [] })
  const { code, said } = await run(['--apply'], next)
  expect([code, said]).toEqual([
    0,
    expect.stringMatching(/^9001-fruit\/1 {2}\d+ ms\nApplied 1 migration step\.$/),
  ])
  expect((await run(['--apply', '--json'], next)).said).toBe('{"applied":[]}')
})

test('The check exits with 3 for steps of a newer release, and says which of them this one can run beside', async () => {
  await migrate(db, { steps: [...steps, added, taken] })
  expect(await run(['--check'], steps)).toEqual({
    code: 3,
    said: '2 migration steps of a newer release:\n  9001-fruit/1  compatible with this release\n  9002-no-fruit/1  needs a release with migration 9001-fruit',
  })
  expect((await run(['--check'], [...steps, added])).said).toContain('9002-no-fruit/1  compatible')
  await expect(run(['--apply'], steps)).rejects.toThrow('needs a release with migration 9001-fruit')
})

test('A start warns of newer steps that only add, and refuses a step that took away what it reads', async () => {
  await migrate(db, { steps: [...steps, added] })
  expect(await prepare(steps)).toContain('warning: The database has 1 migration step of a newer release')
  await migrate(db, { steps: [...steps, added, taken] })
  await expect(prepare(steps)).rejects.toThrow("this one can't run on it: step 9002-no-fruit/1")
  expect(await prepare([...steps, added])).toContain('warning')
})

test('With MIGRATE=off a start refuses a step to come, and with start it applies it', async () => {
  const next = [...steps, added]
  expect(await prepare(steps, 'off')).toBe('')
  await expect(prepare(next, 'off')).rejects.toThrow(
    'This release has 1 migration step to apply, beginning with 9001-fruit/1, and MIGRATE is off',
  )
  expect(await prepare(next)).toMatch(/^applied 1 migration step in \d+ ms$/)
})

test('A second apply waits for the first, says so, and runs nothing twice', async () => {
  const slow = { name: '9001-fruit/1', statement: 'create table fruit as select pg_sleep(1)::text as name' }
  const both = await Promise.all([run(['--apply'], [...steps, slow]), run(['--apply'], [...steps, slow])])
  const said = both.map((each) => each.said)
  expect(said.filter((text) => text.includes('Applied 1 migration step.'))).toHaveLength(1)
  expect(said.filter((text) => text.includes('Another process migrates this database.'))).toHaveLength(1)
})

test('The command of the terminal exits with the code of the check, and refuses to guess', async () => {
  const galleria = (...args: string[]) =>
    new Promise<{ code: number; out: string; err: string }>((resolve) => {
      const root = join(import.meta.dirname, '../../../../..')
      execFile(
        process.execPath,
        [join(root, 'packages/delivery/src/cli/start.js'), 'migrate', ...args],
        { cwd: root, env: { PATH: process.env.PATH ?? '', NODE_ENV: 'development', DATABASE_URL: site.url } },
        (error, out, err) => resolve({ code: Number(error?.code ?? 0), out, err }),
      )
    })
  await sql`insert into migration_step (name, applied_at) values ('9999-from-a-newer-release/1', now())`.execute(
    db,
  )
  const checked = await galleria('--check', '--json')
  expect([checked.code, JSON.parse(checked.out)]).toEqual([
    3,
    { pending: [], newer: [{ name: '9999-from-a-newer-release/1', needs: null, isCompatible: true }] },
  ])
  expect(await galleria()).toMatchObject({ code: 1, err: expect.stringContaining('Pass --check') })
}, 60_000)
