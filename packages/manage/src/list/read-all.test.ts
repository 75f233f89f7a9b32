import { expect, test } from 'vitest'
import { readAll } from './read-all.ts'

const pages: Readonly<Record<string, { items: number[]; next: string | null }>> = {
  '': { items: [1, 2], next: 'b' },
  b: { items: [3, 4], next: 'c' },
  c: { items: [5], next: null },
}
const read = async ({ cursor = '' }: { limit: number; cursor?: string }) =>
  pages[cursor] ?? { items: [], next: null }

test('A list is read page after page, until a page has no next one', async () => {
  expect(await readAll(read)).toEqual([1, 2, 3, 4, 5])
})

test('A reading ends with the page that reaches the limit', async () => {
  expect(await readAll(read, 3)).toEqual([1, 2, 3, 4])
})
