import { expect, test } from 'vitest'
import { allRows, pagingIn } from './paging.ts'

const paged = (total: number) => {
  const rows = Array.from({ length: total }, (_, at) => at)
  const asked: number[] = []
  return {
    asked,
    async read({ limit, offset }: { readonly limit: number; readonly offset: number }) {
      asked.push(offset)
      return { rows: rows.slice(offset, offset + limit) }
    },
  }
}

test('A page of the address is counted from 1, and a wrong one is the first', () => {
  expect(pagingIn(new URLSearchParams('cursor=3'))).toEqual({ page: 3, paging: { limit: 50, offset: 100 } })
  for (const query of ['', 'cursor=0', 'cursor=-2', 'cursor=x'])
    expect(pagingIn(new URLSearchParams(query)).page, query).toBe(1)
})

test('A file gets all rows in their order, and no request follows the last row', async () => {
  const { asked, read } = paged(1500)
  expect(await allRows(read)).toEqual(Array.from({ length: 1500 }, (_, at) => at))
  expect(asked).toEqual([0, 1000])
})

test('A file ends at its limit', async () => {
  const { asked, read } = paged(5000)
  expect(await allRows(read, 2000)).toHaveLength(2000)
  expect(asked).toEqual([0, 1000])
})
