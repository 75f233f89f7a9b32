import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainArray, textArray } from './arrays.ts'
import { createTestPlatform, type TestPlatform } from './testing.ts'

describe('Arrays for a statement', () => {
  let site: TestPlatform
  beforeAll(async () => {
    site = await createTestPlatform({ seed: 'none' })
  })
  afterAll(() => site.close())

  const cast = async (array: unknown, type: string) => {
    const { rows } = await sql<{ read: unknown[] }>`select ${array}::${sql.raw(type)} as read`.execute(
      site.platform.services.db,
    )
    return rows[0]?.read
  }

  it('bring texts over as they are', async () => {
    const texts = [
      '',
      'plain',
      '{"a":"\\"b\\\\,}"}',
      'null',
      'NULL',
      ' سلة 🛒 ',
      'two\nlines\t',
      null,
      'x'.repeat(70_000),
    ]
    expect(await cast(textArray(texts), 'text[]')).toEqual(texts)
    expect(await cast(textArray(['one']), 'text[]')).toEqual(['one'])
    expect(await cast(textArray([]), 'text[]')).toEqual([])
  })

  it('bring ids, numbers and what is missing', async () => {
    const ids = ['00000000-0000-4000-8000-000000000001', null, 'ffffffff-ffff-4fff-bfff-ffffffffffff']
    expect(await cast(plainArray(ids), 'uuid[]')).toEqual(ids)
    expect(await cast(plainArray([1, 100_000]), 'int[]')).toEqual([1, 100_000])
    expect(await cast(plainArray([]), 'int[]')).toEqual([])
  })
})
