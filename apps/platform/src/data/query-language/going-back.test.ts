import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Level, levelsOf } from '../../base/input/levels.fixture.ts'
import { openRequester, type RequestHead } from '../../base/input/requester.fixture.ts'
import { callsOf, type Registered } from '../../http/openapi/registry.ts'

let everyone: RequestHead
beforeAll(async () => {
  everyone = await openRequester()
})
afterAll(() => everyone?.site.close())

/** Input that a call needs beside its query. */
const besides: Readonly<Record<string, object>> = {
  QueryCategories: { treeReference: { appNamespace: '@wix/stores' } },
}

interface Page {
  readonly rows: readonly unknown[]
  readonly cursors: { readonly next?: string | null; readonly prev?: string | null }
}

async function pageOf(
  call: Registered,
  level: Level,
  cursorPaging: object,
  rest: object = {},
): Promise<Page> {
  const { status, body } = await everyone.ask(call, {
    ...besides[call.name],
    ...level.holding({ ...rest, cursorPaging }),
  })
  expect(status, `${call.name}: ${JSON.stringify(body)}`).toBe(200)
  const parts = Object.values(body) as (Page & object)[]
  const rows = parts.find(Array.isArray) as unknown as unknown[]
  // Some calls answer with one page and no word of others.
  const paged = parts.find((part) => typeof part === 'object' && 'cursors' in part) as Page | undefined
  return { rows, cursors: paged?.cursors ?? {} }
}

/** Pages from the first one on, and then from the last of them back to the first. */
async function walk(call: Registered, level: Level, rest: object) {
  const forth: Page[] = [await pageOf(call, level, { limit: 2 }, rest)]
  for (let page = forth[0]; page?.cursors.next && forth.length < 4; forth.push(page))
    page = await pageOf(call, level, { limit: 2, cursor: page.cursors.next })
  const back: Page[] = [forth.at(-1) as Page]
  for (let page = back[0]; page?.cursors.prev; back.unshift(page))
    page = await pageOf(call, level, { limit: 2, cursor: page.cursors.prev })
  return { forth: forth.map(({ rows }) => rows), back: back.map(({ rows }) => rows) }
}

async function sortable(call: Registered, level: Level): Promise<string[]> {
  if (!level.names.has('sort')) return []
  const { violations } = await everyone.ask(call, {
    ...besides[call.name],
    ...level.holding({ sort: [{ fieldName: 'nope' }] }),
  })
  const [, names = ''] = /Sortable fields: (.*)$/.exec(violations[0]?.description ?? '') ?? []
  return names.split(', ').filter(Boolean)
}

it('Going back through any list that is paged by cursor gives the pages that were before, in any order', async () => {
  const cases = callsOf(everyone.site.platform.app).flatMap((call) =>
    (call.input && !call.plain ? levelsOf(call.input) : [])
      .filter(({ names }) => names.has('cursorPaging'))
      .map((level) => ({ call, level })),
  )
  const walked: string[] = []
  for (const { call, level } of cases) {
    // Lists alone, and of what the path does not have to name.
    if (call.path.includes('{') || call.name.includes('BulkAdjust')) continue
    const fields = await sortable(call, level)
    const orders = fields.flatMap((fieldName) =>
      ['ASC', 'DESC'].map((order) => ({ sort: [{ fieldName, order }] })),
    )
    for (const order of [{}, ...orders]) {
      const { forth, back } = await walk(call, level, order)
      expect(back, `${call.name} ${JSON.stringify(order)}`).toEqual(forth)
      if (forth.length > 2) walked.push(call.name)
    }
  }
  expect(new Set(walked).size).toBeGreaterThan(10)
  expect(walked.length).toBeGreaterThan(100)
}, 300_000)
