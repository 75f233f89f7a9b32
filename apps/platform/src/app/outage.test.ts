import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { CLIENT_ID } from '../base/development-ids.ts'
import { connect } from '../data/database.ts'
import { migrate } from '../data/migrate.ts'
import { createDatabase, startPostgres } from '../data/postgres/index.ts'
import { createPlatform } from './app.ts'

it('Faults row 86: answers 503 with Retry-After while its database is gone, and recovers by itself', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'galleria-outage-'))
  await chmod(directory, 0o755)
  const first = await startPostgres({ directory })
  await createDatabase(first.url('postgres'), 'site')
  const database = connect(first.url('site'), { waitTimeout: 1_000 })
  await migrate(database)
  const logs: object[] = []
  const platform = await createPlatform({ database, log: (entry) => logs.push(entry) })
  const body = JSON.stringify({ clientId: CLIENT_ID, grantType: 'anonymous' })
  const made = await platform.fetch(
    new Request('http://platform.test/oauth2/token', { method: 'POST', body }),
  )
  const { access_token: authorization } = (await made.json()) as { access_token: string }
  const ask = () =>
    platform.fetch(new Request('http://platform.test/ecom/v1/carts/current', { headers: { authorization } }))
  // No cart yet, which only the database knows.
  expect((await ask()).status).toBe(404)

  process.kill(first.pid, 'SIGKILL')
  await expect.poll(async () => (await ask()).status).toBe(503)
  for (const answer of await Promise.all([
    ask(),
    ask(),
    platform.fetch(new Request('http://platform.test/ready')),
  ])) {
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('1')
    expect(answer.headers.get('x-wix-request-id')).toBeTruthy()
  }
  expect(logs.length).toBeGreaterThan(0)
  // Restarting it would help nobody.
  expect((await platform.fetch(new Request('http://platform.test/health'))).status).toBe(200)

  const second = await startPostgres({ directory })
  await expect.poll(async () => (await ask()).status).toBe(404)
  await platform.close()
  await second.stop()
  await rm(directory, { recursive: true, force: true })
})
