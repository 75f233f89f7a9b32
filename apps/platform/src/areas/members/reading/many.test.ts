import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'

const MANY = 1300
let site: TestPlatform
let owner: Shopper
beforeAll(async () => {
  site = await createTestPlatform()
  owner = new Shopper(site, site.ownerKey)
  // Every seventh has never signed in; the first twelve alone, the last of the list, are of the word that is rare.
  await sql`
    insert into members (id, contact_id, login_email, email_key, email_skeleton, login_email_verified, status,
      privacy_status, activity_status, nickname, slug, contact, revision, created_at, updated_at, last_login_at)
    select i, i, a, a, a, true, 'APPROVED', case when n % 2 = 0 then 'PUBLIC' else 'PRIVATE' end, 'ACTIVE',
      case when n < 12 then 'Rara ' else 'Common ' end || n, 'many-' || n, '{}', 1,
      '2026-01-01'::timestamptz + n * interval '1 minute', '2026-01-01',
      case when n % 7 > 0 then '2026-02-01'::timestamptz - n % 5 * interval '1 day' end
    from (select n, gen_random_uuid() as i, 'many' || n || '@example.test' as a
      from generate_series(0, ${MANY}::int - 1) as n) as made`.execute(site.platform.services.db)
})
afterAll(() => site?.close())

interface Found {
  readonly id: string
  readonly lastLoginDate: string | null
  readonly profile: { readonly nickname: string }
}

/** Everybody who is found, page by page. */
async function walk(query: object, search?: object): Promise<Found[]> {
  const found: Found[] = []
  let cursor: string | undefined
  do {
    const { status, body } = await owner.call('POST', '/members/v1/members/query', {
      query: { ...(cursor ? {} : query), cursorPaging: { limit: 100, cursor } },
      ...(cursor ? {} : { search }),
      fieldsets: ['FULL'],
    })
    expect(status, JSON.stringify(body)).toBe(200)
    found.push(...body.members)
    cursor = body.cursorPagingMetadata.cursors.next
  } while (cursor)
  expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
  return found
}

it.each(['ASC', 'DESC'] as const)(
  'Everybody is listed once by their last sign-in, who never did as if before all others: %s',
  async (order) => {
    const found = await walk({ sort: [{ fieldName: 'lastLoginDate', order }] })
    expect(found).toHaveLength(MANY)
    const times = found.map(({ lastLoginDate }) => (lastLoginDate ? Date.parse(lastLoginDate) : 0))
    expect(times).toEqual(times.toSorted((a, b) => (order === 'ASC' ? a - b : b - a)))
  },
)

it('A word is found however many have it, and wherever in the list they stand', async () => {
  for (const fieldName of ['createdDate', 'profile.nickname', 'lastLoginDate'])
    for (const order of ['ASC', 'DESC']) {
      const sort = [{ fieldName, order }]
      const all = await walk({ sort })
      for (const expression of ['rara', 'common', 'comm 12', 'many1299']) {
        const found = await walk({ sort }, { expression })
        const words = expression.split(' ')
        const expected = all.filter(({ profile }) =>
          expression === 'many1299'
            ? profile.nickname === 'Common 1299'
            : words.every((word) =>
                profile.nickname
                  .toLowerCase()
                  .split(' ')
                  .some((part) => part.startsWith(word)),
              ),
        )
        expect(expected.length).toBeGreaterThan(0)
        expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
      }
    }
})
