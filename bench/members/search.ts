import type pg from 'pg'
import { ask, timed } from '../loyalty/ask.ts'
import type { Tokens } from './pages.ts'
import { summary } from './summary.ts'

/** Times of a first page of those whose name begins with so many letters: of names that are there. */
export async function searchTimes(
  url: string,
  client: pg.Client,
  tokens: Tokens,
  count: number,
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select nickname as name from members where nickname is not null order by md5(id::text) limit $1',
    [count],
  )
  for (const caller of ['visitor', 'member', 'owner'] as const)
    for (const fieldName of ['createdDate', 'profile.nickname'])
      for (const letters of [1, 2, 3, 4, 6, 10]) {
        const times: number[] = []
        for (const { name } of rows) {
          const search = { expression: name.slice(0, letters) }
          const query = { sort: [{ fieldName, order: 'ASC' }], cursorPaging: { limit: 20 } }
          times.push(
            await timed(() =>
              ask(url, tokens[caller], 'POST', '/members/v1/members/query', { search, query }),
            ),
          )
        }
        console.log(`  ${letters} letters for ${caller} by ${fieldName}: ${summary(times)}`)
      }
}
