import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { OWNER } from '../../base/development-ids.ts'
import { connect } from '../../data/database.ts'
import { migrate } from '../../data/migrate.ts'
import { siteDatabase } from '../testing/site-database.ts'

const production = {
  PLATFORM_API_KEY: 'IST.a key of our own',
  PLATFORM_SECRET: 'a secret of our own',
  PLATFORM_URL: 'https://platform.example',
  SHELL_URL: 'https://store.example',
  MEDIA_STORE: '/tmp/galleria-media-of-a-test',
}

function seed(args: string[], env: Readonly<Record<string, string>>) {
  return new Promise<{ code: number; said: string }>((resolve) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, 'main.ts'), ...args],
      { env: { PATH: process.env.PATH ?? '', ...production, ...env } },
      (error, out, err) => resolve({ code: Number(error?.code ?? 0), said: out + err }),
    )
  })
}

test('The seed refuses production, said or not, unless it is asked for a demo there by name', async () => {
  const site = await siteDatabase('none')
  const db = connect(site.url, { maxConnections: 1 })
  const owners = () => db.selectFrom('members').select('id').where('loginEmail', '=', OWNER.email).execute()
  try {
    await migrate(db)
    for (const env of [{}, { NODE_ENV: 'production' }]) {
      const { code, said } = await seed([], { ...env, DATABASE_URL: site.url })
      expect([code, said]).toEqual([1, expect.stringContaining('--production-demo')])
      expect(said).toContain('galleria -- owner create')
      expect(await owners()).toEqual([])
    }
    const { code, said } = await seed(['--production-demo'], {
      NODE_ENV: 'production',
      DATABASE_URL: site.url,
    })
    expect([code, said]).toEqual([0, expect.stringContaining('seeded the store')])
    expect(await owners()).toHaveLength(1)
  } finally {
    await db.destroy()
    await site.drop()
  }
})
