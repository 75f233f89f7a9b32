import type pg from 'pg'
import type { PlatformConfig } from '../../apps/platform/src/data/config.ts'
import { seal } from '../../apps/platform/src/data/query-language/cursor.ts'
import { ask, timed } from '../loyalty/ask.ts'
import { OWNER } from './fill.ts'
import { keys, type List } from './lists.ts'
import { summary } from './summary.ts'

export interface Tokens {
  readonly visitor: string
  readonly member: string
  readonly owner: string
}

interface Page {
  readonly cursorPagingMetadata: { readonly cursors: { readonly next?: string } }
}

const LIMIT = 50

/** Times of so many pages after each other from the begin, the middle and the end of a list. */
export async function pagesOf(
  url: string,
  client: pg.Client,
  tokens: Tokens,
  list: List,
  count: number,
): Promise<void> {
  const places = {
    begin: undefined,
    middle: await cursorAt(client, list, 0.5),
    end: await cursorAt(client, list, 0.99),
  }
  const parts: string[] = []
  for (const [place, from] of Object.entries(places)) {
    const times: number[] = []
    let cursor = from
    while (times.length < count) {
      const cursorPaging = { limit: LIMIT, ...(cursor ? { cursor } : {}) }
      const query = { ...(cursor ? {} : { filter: list.filter, sort: [list.sort] }), cursorPaging }
      times.push(
        await timed(async () => {
          const { answer } = await ask<Page>(url, tokens[list.caller], 'POST', '/members/v1/members/query', {
            query,
          })
          cursor = answer.cursorPagingMetadata.cursors.next ?? from
        }),
      )
    }
    parts.push(`${place} ${summary(times)}`)
  }
  const { fieldName, order } = list.sort
  console.log(`  ${list.name} for ${list.caller} by ${fieldName} ${order}: ${parts.join('; ')}`)
}

/** As the platform would have written it for the page before. */
async function cursorAt(client: pg.Client, list: List, part: number): Promise<string | undefined> {
  const { fieldName, order } = list.sort
  const { rows } = await client.query<{ value: string | null; id: string }>(
    `with listed as (select m.id, ${keys[fieldName]} as key from members m where ${list.who})
     select key::text as value, id from listed order by key ${order}, id ${order}
     offset (select floor(count(*) * ${part}) from listed) limit 1`,
  )
  const [after] = rows
  const of = list.caller === 'owner' ? 'members of the owner' : 'members'
  const config = { ownerKey: OWNER } as PlatformConfig
  return after && seal(config, { of, filter: { filter: list.filter }, sort: list.sort, after })
}
