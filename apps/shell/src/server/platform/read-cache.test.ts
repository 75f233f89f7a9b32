import type { PlatformClient } from '@galleria/platform-client'
import { expect, test } from 'vitest'
import { createReadCache } from './read-cache.ts'

type Send = (call: object, input: object, options?: { signal?: AbortSignal }) => Promise<unknown>

const query = { name: 'QueryProducts', method: 'POST', path: '/products/query', repeatable: true }

/** Counts what reaches the platform; answers when told, each time with something new. */
function counted() {
  const asked: { readonly name: string; readonly input: object; readonly signal: AbortSignal | undefined }[] =
    []
  const waiting: { readonly answer: () => void; readonly fail: (error: Error) => void }[] = []
  const send: Send = (call, input, options) => {
    const number = asked.push({ name: (call as typeof query).name, input, signal: options?.signal })
    return new Promise((resolve, reject) => {
      waiting.push({ answer: () => resolve({ number, products: [{ name: 'Cup' }] }), fail: reject })
    })
  }
  return { asked, waiting, client: { baseUrl: 'http://platform', send } as unknown as PlatformClient }
}

function shared(maxAge = 250) {
  const clock = { time: 0, now: () => clock.time }
  const share = createReadCache(maxAge, clock)
  const platform = counted()
  const page = (scope = 'en') => share(platform.client, scope).send as unknown as Send
  return { clock, page, ...platform }
}

test('Pages that ask for the same at the same time ask once, and see the same', async () => {
  const { asked, waiting, page } = shared()
  const answers = [page()(query, { id: 1 }), page()(query, { id: 1 })]
  waiting[0]?.answer()
  const [first, second] = await Promise.all(answers)
  expect(asked).toHaveLength(1)
  expect(second).toBe(first)
})

test('An answer older than the maximal age is requested again', async () => {
  const { asked, waiting, clock, page } = shared()
  const first = page()(query, { id: 1 })
  waiting[0]?.answer()
  await first
  clock.time = 249
  expect(await page()(query, { id: 1 })).toMatchObject({ number: 1 })
  clock.time = 250
  const later = page()(query, { id: 1 })
  waiting[1]?.answer()
  expect(await later).toMatchObject({ number: 2 })
  expect(asked).toHaveLength(2)
})

test('Another input, language or currency is another key of the cache', () => {
  const { asked, page } = shared()
  page()(query, { id: 1 })
  page()(query, { id: 2 })
  page('ar')(query, { id: 1 })
  page('en EUR')(query, { id: 1 })
  expect(asked).toHaveLength(4)
})

test('A call that creates or changes something is never shared, repeatable or not', () => {
  const { asked, page } = shared()
  const writes = [
    { ...query, name: 'EarnPoints' },
    { ...query, name: 'GetOrCreateBrands' },
    { ...query, name: 'QueryProducts', repeatable: undefined },
    { name: 'UpdateProduct', method: 'PATCH', path: '/products/1' },
  ]
  for (const call of [...writes, ...writes]) page()(call, { id: 1 })
  expect(asked).toHaveLength(8)
})

test('A failure reaches all that wait for it and is not kept', async () => {
  const { asked, waiting, page } = shared()
  const answers = [page()(query, {}), page()(query, {})]
  waiting[0]?.fail(new Error('down'))
  for (const answer of answers) await expect(answer).rejects.toThrow('down')
  const later = page()(query, {})
  waiting[1]?.answer()
  expect(await later).toMatchObject({ number: 2 })
  expect(asked).toHaveLength(2)
})

test('A page that goes away stops waiting and takes nobody else along', async () => {
  const { asked, waiting, page } = shared()
  const leaving = new AbortController()
  const left = page()(query, {}, { signal: leaving.signal })
  const stays = page()(query, {}, { signal: new AbortController().signal })
  leaving.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  waiting[0]?.answer()
  expect(await stays).toMatchObject({ number: 1 })
  expect(asked[0]?.signal).toBeUndefined()
})

test('No page can change what another is shown', async () => {
  const { waiting, page } = shared()
  const asking = page()(query, {})
  waiting[0]?.answer()
  const answer = (await asking) as { products: { name: string }[] }
  expect(() => answer.products.reverse().push({ name: 'Bowl' })).toThrow(TypeError)
  expect(answer.products).toEqual([{ name: 'Cup' }])
})

test('An age of zero shares nothing', () => {
  const { asked, page } = shared(0)
  page()(query, {})
  page()(query, {})
  expect(asked).toHaveLength(2)
})
