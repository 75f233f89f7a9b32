import type { ModuleDefinition } from '@galleria/federation'
import { afterEach, expect, test, vi } from 'vitest'
import { withRefetch } from './refetch.ts'

afterEach(() => vi.unstubAllGlobals())

test('The chunk of an extension that did not come is asked for once more, past every cache', async () => {
  const asked: [string, RequestInit | undefined][] = []
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    asked.push([address, init])
    return new Response()
  })
  const file = { default: () => null }
  let tries = 0
  const load = async () => {
    if (tries++ === 0) throw Object.assign(new Error('lost'), { request: 'http://shop.test/chunk.js' })
    return file
  }
  const module: ModuleDefinition = {
    name: 'wishlist',
    routes: [],
    extensions: { 'header.tools': { load, order: 5 } },
  }
  const extension = withRefetch(module).extensions?.['header.tools']
  expect(await extension?.load()).toBe(file)
  expect(extension?.order).toBe(5)
  expect(asked).toEqual([['http://shop.test/chunk.js', expect.objectContaining({ cache: 'reload' })]])
})
