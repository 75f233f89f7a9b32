import { describe, expect } from 'vitest'
import { test } from './fixture.ts'

const members: number[] = []

describe('A test with a site', () => {
  test.override({ seed: 'small' })

  for (const turn of [1, 2, 3]) {
    test(`finds it as the seed makes it, whatever another test did (${turn})`, async ({ site }) => {
      const { db } = site.platform.services
      const found = await db.selectFrom('members').select('id').execute()
      members.push(found.length)
      await site.signUp({ email: 'same@example.test' })
      expect(new Set(members).size).toBe(1)
    })
  }

  describe('that is set up another way', () => {
    test.override({ config: { requireOwnerApproval: true }, seed: 'none' })

    test('has that and nothing else', async ({ site }) => {
      expect(site.platform.services.config.requireOwnerApproval).toBe(true)
      expect(await site.platform.services.db.selectFrom('products').select('id').execute()).toEqual([])
    })
  })
})
