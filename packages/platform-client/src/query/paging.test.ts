import { createPlatformClient } from '@galleria/platform-client'
import { queryCollections } from '@galleria/platform-client/collections'
import { queryLoyaltyTransactions } from '@galleria/platform-client/loyalty'
import {
  collectionQuery,
  cursorPages,
  itemsOf,
  loyaltyTransactionQuery,
  offsetPages,
  query,
} from '@galleria/platform-client/query'
import { expect, expectTypeOf, test, vi } from 'vitest'
import { json, startServer } from '../testing/http-server.ts'

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}

interface OffsetInput {
  paging: { limit: number; offset: number }
}

const offsetsAsked = async (total: number | undefined, paging?: OffsetInput['paging'], rest = {}) => {
  const asked: OffsetInput['paging'][] = []
  const pages = offsetPages(
    async ({ paging }: { paging?: OffsetInput['paging'] }) => {
      if (paging) asked.push(paging)
      return { metadata: { ...(total !== undefined && { total }), ...rest } }
    },
    paging ? { paging } : {},
  )
  expect(await collect(pages)).toHaveLength(asked.length)
  return asked.map(({ offset }) => offset)
}

test('Offset pages go on until the total is reached, fifty at a time unless told', async () => {
  expect(await offsetsAsked(120)).toEqual([0, 50, 100])
  expect(await offsetsAsked(100)).toEqual([0, 50])
  expect(await offsetsAsked(0)).toEqual([0])
  expect(await offsetsAsked(7, { limit: 3, offset: 0 })).toEqual([0, 3, 6])
  expect(await offsetsAsked(7, { limit: 3, offset: 4 })).toEqual([4, 7])
})

test('Without a total, or with too many to count, there is one page', async () => {
  expect(await offsetsAsked(undefined)).toEqual([0])
  expect(await offsetsAsked(500, undefined, { tooManyToCount: true })).toEqual([0])
})

test('Cursor pages send filter and sort once, then the cursor alone', async () => {
  const asked: object[] = []
  const answers = ['c1', 'c2', '']
  const pages = cursorPages(async (input) => {
    asked.push(input)
    return { pagingMetadata: { cursors: { next: answers[asked.length - 1] } } }
  }, query(loyaltyTransactionQuery).where('amount', '$gt', 0).limit(2).build())
  await collect(pages)
  expect(asked).toEqual([
    { filter: { amount: { $gt: 0 } }, cursorPaging: { limit: 2 } },
    { cursorPaging: { limit: 2, cursor: 'c1' } },
    { cursorPaging: { limit: 2, cursor: 'c2' } },
  ])
})

test('A cursor that leads back to itself is an error, not a loop', async () => {
  const pages = cursorPages(async () => ({ metadata: { cursors: { next: 'same' } } }), {})
  await expect(collect(pages)).rejects.toThrow(
    'The next cursor is the one just used, so paging would not end.',
  )
})

test('A consumer that stops iterating fetches no further page', async () => {
  const fetchPage = vi.fn(async () => ({ metadata: { total: 1000 }, products: [1, 2] }))
  for await (const item of itemsOf(offsetPages(fetchPage, {}), 'products')) if (item === 2) break
  expect(fetchPage).toHaveBeenCalledTimes(1)
})

test('Calls of the API are paged through with their own types', async () => {
  await using server = await startServer(({ url }, response) => {
    const { offset } = readQuery(url).query.paging
    json(response, 200, {
      collections: [collection(offset), collection(offset + 1)],
      metadata: { count: 2, total: 4, offset },
    })
  })
  const client = createPlatformClient({ baseUrl: server.url })
  const vases = query(collectionQuery).where('name', '$startsWith', 'V').limit(2).build()
  const pages = offsetPages((page) => queryCollections(client, { query: page }), vases)
  const ids: string[] = []
  for await (const { id } of itemsOf(pages, 'collections')) ids.push(id)
  expect(ids).toEqual(['c0', 'c1', 'c2', 'c3'])
  expect(readQuery(server.received[1]?.url ?? '')).toEqual({
    query: { filter: { name: { $startsWith: 'V' } }, paging: { limit: 2, offset: 2 } },
  })

  const transactions = cursorPages(
    (page) => queryLoyaltyTransactions(client, { query: page }),
    query(loyaltyTransactionQuery).build(),
  )
  expectTypeOf(itemsOf(transactions, 'loyaltyTransactions')).toExtend<AsyncIterable<{ id: string }>>()
})

const collection = (number: number) => ({
  id: `c${number}`,
  name: 'V',
  slug: `v-${number}`,
  visible: true,
  media: { items: [] },
  numberOfProducts: 1,
})

function readQuery(url: string): { query: OffsetInput & { filter: object } } {
  const packed = new URL(url, 'http://h').searchParams.get('.r') ?? ''
  return JSON.parse(Buffer.from(packed, 'base64url').toString())
}
