import { expect, it } from 'vitest'
import { anonymous } from '../../../dev/testing/sign-up.ts'
import { createTestPlatform } from '../../../dev/testing.ts'
import { sweep } from './sweep.ts'

it('The sweep leaves nothing behind that has expired, and everything that has not', async () => {
  const site = await createTestPlatform()
  const { db } = site.platform.services
  const tables = ['accessTokens', 'tokenFamilies', 'sessionTokens', 'loginAttempts', 'signInLog'] as const
  const count = async () =>
    Promise.all(
      tables.map(async (table) => {
        const rows = await db.selectFrom(table).selectAll().execute()
        return rows.length
      }),
    )
  await site.signUp()
  await anonymous(site)
  const before = await count()
  expect(before.every((rows) => rows > 0)).toBe(true)
  await sweep(db, site.clock)
  expect(await count()).toEqual(before)
  site.clock.advance(200 * 86_400)
  await sweep(db, site.clock)
  expect(await count()).toEqual([0, 0, 0, 0, 0])
  expect(await db.selectFrom('members').selectAll().execute()).toHaveLength(1)
  await site.close()
})
