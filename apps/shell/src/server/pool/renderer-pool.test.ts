import type { Release } from '@galleria/delivery'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DrawnPage, PageOrder } from '../render/index.ts'
import type { Channel } from '../wire/index.ts'
import { createRendererPool, type RendererPool, type RendererPoolOptions } from './renderer-pool.ts'
import type { RendererConnection } from './renderer-process.ts'

const MEGABYTE = 1_000_000
const reviews = { name: 'reviews', version: '1', description: {} } as unknown as Release
const order = {
  url: 'https://shop.example/reviews',
  reachable: [reviews],
  owner: reviews,
  language: { code: 'en', prefix: '' },
  previewed: [],
  without: [],
} as unknown as PageOrder

/** A renderer without a process. Where `reviews` runs, it works without answering. */
function fakeRenderer() {
  const ended = Promise.withResolvers<string>()
  const usage = { cpu: 0, memory: 100 * MEGABYTE }
  const state = { isBusy: false, isKilled: false }
  let tell: (message: unknown, bytes: Buffer) => void = () => undefined
  const answer = (message: object, bytes = Buffer.alloc(0)) => queueMicrotask(() => tell(message, bytes))
  const channel: Channel = {
    send(message) {
      const sent = message as { kind: string; id: number; at: number; without?: readonly string[] }
      if (sent.kind === 'begin') answer({ kind: 'ready' })
      if (state.isBusy) return
      if (sent.kind === 'ping') answer({ kind: 'pong', at: sent.at })
      if (sent.kind !== 'draw') return
      state.isBusy = !sent.without?.includes('reviews@1')
      const page = { kind: 'page', status: 200, isPublic: false, isPersonal: false, isWhole: true }
      if (!state.isBusy) answer({ ...page, id: sent.id }, Buffer.from('drawn'))
    },
    listen(listener) {
      tell = listener
    },
    close: () => undefined,
  }
  const connection: RendererConnection = {
    channel,
    usage: async () => {
      if (state.isBusy) usage.cpu += 100
      return usage
    },
    suspect: () => 'reviews@1',
    kill: () => {
      state.isKilled = true
      ended.resolve('SIGKILL')
    },
    ended: ended.promise,
  }
  return { connection, usage, state }
}

let pool: RendererPool
let renderers: ReturnType<typeof fakeRenderer>[]
const onIncident = vi.fn<RendererPoolOptions['onIncident']>()

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onIncident.mockClear()
  renderers = []
  pool = createRendererPool({
    open: () => {
      const renderer = fakeRenderer()
      renderers.push(renderer)
      return renderer.connection
    },
    size: 1,
    begin: { renderBudget: 60_000 } as RendererPoolOptions['begin'],
    services: {
      ask: async () => ({ status: 200, headers: {} }),
      instead: async () => null,
      onProblem: () => undefined,
      onNotice: () => undefined,
    } as unknown as RendererPoolOptions['services'],
    warm: async () => [],
    clock: { now: () => Date.now(), after: () => () => undefined } as unknown as RendererPoolOptions['clock'],
    bare: async () => ({ content: 'bare' }) as unknown as DrawnPage,
    onIncident,
    closed: () => [],
  })
  await pool.ready
  await vi.waitFor(() => expect(renderers).toHaveLength(2))
})

afterEach(async () => {
  await pool.close()
  vi.useRealTimers()
})

test('A renderer that is replaced for its memory is still watched while it runs what nobody waits for', async () => {
  const page = pool.draw(order)
  const [first] = renderers as [ReturnType<typeof fakeRenderer>]
  await vi.waitFor(() => expect(first.state.isBusy).toBe(true))
  first.usage.memory = 500 * MEGABYTE
  await vi.advanceTimersByTimeAsync(600)
  expect(await page).toMatchObject({ status: 200 })

  await pool.draw({ ...order, without: ['reviews@1'] })
  await vi.advanceTimersByTimeAsync(100)
  expect(renderers, 'its successor').toHaveLength(3)
  expect(first.state.isKilled).toBe(false)

  first.usage.memory = 800 * MEGABYTE
  await vi.advanceTimersByTimeAsync(200)
  expect(first.state.isKilled).toBe(true)
  await vi.waitFor(() => expect(onIncident).toHaveBeenCalledWith('reviews@1', 'memory', 'SIGKILL'))
  await vi.advanceTimersByTimeAsync(100)
  expect(vi.getTimerCount(), 'looks at the two that are left').toBe(2)
})

test('A renderer that is replaced for its memory ends without an incident once it is idle', async () => {
  const [first] = renderers as [ReturnType<typeof fakeRenderer>]
  first.usage.memory = 500 * MEGABYTE
  await vi.advanceTimersByTimeAsync(200)
  await pool.draw({ ...order, without: ['reviews@1'] })
  await vi.advanceTimersByTimeAsync(200)
  expect(first.state.isKilled).toBe(true)
  expect(renderers).toHaveLength(3)
  expect(onIncident).not.toHaveBeenCalled()
})
