import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { CLIENT_ID } from '../base/development-ids.ts'
import { connect } from '../data/database.ts'
import { migrate } from '../data/migrate.ts'
import { createDatabase, startPostgres } from '../data/postgres/index.ts'
import { createPlatform } from './app.ts'

const disk = mkdtempSync(join(tmpdir(), 'galleria-small-disk-'))
/** A disk of its own, so that nobody else's fills up; only root may lay one. */
const laid = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', disk]).status === 0
/** Less than the log of changes has left in its file: what runs out of room is a table. */
const ROOM = 1_000_000

afterAll(() => {
  if (laid) spawnSync('umount', [disk])
  rmSync(disk, { recursive: true, force: true })
})

it.skipIf(!laid)(
  'Faults row 87: a full disk is 503 for writes; reads go on, room is enough to recover, nothing acknowledged is lost',
  async () => {
    chmodSync(disk, 0o755)
    const settings = { shared_buffers: '16MB', min_wal_size: '32MB', max_wal_size: '64MB' }
    const postgres = await startPostgres({ directory: join(disk, 'data'), settings })
    await createDatabase(postgres.url('postgres'), 'site')
    const database = connect(postgres.url('site'))
    await migrate(database)
    const platform = await createPlatform({ database, log: () => {} })
    const tokens = async (body: object) => {
      const request = { method: 'POST', body: JSON.stringify({ clientId: CLIENT_ID, ...body }) }
      const answer = await platform.fetch(new Request('http://platform.test/oauth2/token', request))
      const { access_token: token, refresh_token: refreshToken } = (await answer.json()) as {
        access_token?: string
        refresh_token?: string
      }
      return { status: answer.status, token, refreshToken }
    }
    // A visit is written at its renewal.
    const ask = async () => {
      const { refreshToken } = await tokens({ grantType: 'anonymous' })
      return tokens({ grantType: 'refresh_token', refreshToken })
    }
    const read = async (authorization = '') =>
      (
        await platform.fetch(
          new Request('http://platform.test/ecom/v1/carts/current', { headers: { authorization } }),
        )
      ).status
    await sql`checkpoint`.execute(database)
    await sql`select pg_switch_wal()`.execute(database)
    const { bavail, bsize } = statfsSync(disk)
    writeFileSync(join(disk, 'filler'), new Uint8Array(bavail * bsize - ROOM))

    const told: string[] = []
    let status = 200
    for (let round = 0; round < 400 && status === 200; round += 1) {
      for (const answer of await Promise.all(Array.from({ length: 25 }, ask))) {
        if (answer.token) told.push(answer.token)
        if (answer.status !== 200) status = answer.status
      }
    }
    expect(status).toBe(503)
    expect(told.length).toBeGreaterThan(0)
    // No cart yet: the token was read and is good.
    expect(await read(told.at(-1))).toBe(404)

    rmSync(join(disk, 'filler'))
    await expect.poll(async () => (await ask()).status).toBe(200)
    for (const token of told) expect(await read(token)).toBe(404)
    await platform.close()
    await postgres.stop()
  },
  120_000,
)
