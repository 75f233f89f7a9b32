import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ModuleStore } from '../store/store.ts'
import { stores } from '../testing/stores.ts'
import { openWorkspace, type Workspace } from '../testing/workspace.ts'
import { readHealth } from './read-health.ts'
import { createRecorder, type Recorder, type SeenError, type Subject } from './recorder.ts'

const cart: Subject = { module: 'cart', version: '1.0.0', rollout: null }
const broken: SeenError = {
  side: 'browser',
  kind: 'render',
  message: 'no total',
  stack: ['Total (cart@1.0.0/web/a.js:1:2)'],
}

describe.for(Object.entries(stores))('In %s', ([, open]) => {
  let workspace: Workspace
  let store: ModuleStore
  let close: () => Promise<void>
  let time: Date
  beforeEach(async () => {
    workspace = await openWorkspace()
    const opened = await open(workspace.folder)
    close = opened.close
    store = opened.store
    time = new Date('2026-11-22T01:10:00Z')
  })
  afterEach(async () => {
    await close()
    await workspace.close()
  })
  const recorder = (): Recorder => createRecorder({ notes: store.notes, now: () => time, keep: 48 })
  const health = (hours = 24) =>
    readHealth(store, { from: new Date(time.getTime() - hours * 3600_000), to: time })

  test('Purchases add up by the cart API that served them', async () => {
    const [one, other] = [recorder(), recorder()]
    expect((await health()).purchases).toEqual({ v1: 0, v2: 0 })
    one.purchases('v2', 2)
    one.purchases('v1', 1)
    other.purchases('v2', 3)
    await Promise.all([one.flush(), other.flush()])
    expect((await health()).purchases).toEqual({ v1: 1, v2: 5 })
  })

  test('Two servers and two hours add up, hour by hour and in all', async () => {
    const [one, other] = [recorder(), recorder()]
    for (const each of [one, other]) {
      each.view(cart)
      each.time(cart, 'lcp', 1000)
      each.error(cart, broken)
    }
    one.failed(cart)
    await Promise.all([one.flush(), other.flush()])
    time = new Date('2026-11-22T02:20:00Z')
    one.view(cart)
    one.time(cart, 'cls', 120)
    one.error(cart, broken)
    await one.flush()

    const { releases, dropped } = await health()
    expect(dropped).toBe(0)
    expect(releases).toHaveLength(1)
    const [found] = releases
    expect(found).toMatchObject({ module: 'cart', version: '1.0.0', views: 3, failed: 1, errors: 3 })
    expect(found?.hours.map(({ hour, views }) => [hour, views])).toEqual([
      ['2026-11-22T01:00:00.000Z', 2],
      ['2026-11-22T02:00:00.000Z', 1],
    ])
    expect(found?.groups).toMatchObject([
      {
        message: 'no total',
        count: 3,
        first: '2026-11-22T01:10:00.000Z',
        last: '2026-11-22T02:20:00.000Z',
      },
    ])
    expect(found?.vitals.lcp.count).toBe(2)
    expect(Math.abs((found?.vitals.lcp.p75 ?? 0) / 1000 - 1)).toBeLessThanOrEqual(0.0101)
    expect(Math.abs((found?.vitals.cls.p75 ?? 0) / 0.12 - 1)).toBeLessThanOrEqual(0.0101)
    expect(found?.vitals.inp).toEqual({ count: 0, p75: null, p98: null, histogram: [] })
  })

  test('A page adds up by its route and release, and pages beyond the bound are counted, not kept', async () => {
    const [one, other] = [recorder(), recorder()]
    const page = { module: 'cart', version: '1.0.0', route: '/cart' }
    for (const each of [one, other]) {
      each.pageView(page)
      each.pageTime(page, 'inp', 96)
      each.pageTime(page, 'tasks', 2)
    }
    one.pageView({ ...page, version: '2.0.0' })
    for (let index = 0; index < 510; index++) one.pageView({ ...page, route: `/cart/${index}` })
    await Promise.all([one.flush(), other.flush()])
    const { pages, releases, dropped } = await health()
    expect(pages.slice(0, 2)).toMatchObject([
      { ...page, views: 2, vitals: { inp: { count: 2 }, tasks: { count: 2 }, lcp: { p75: null } } },
      { ...page, version: '2.0.0', views: 1 },
    ])
    expect(Math.abs((pages[0]?.vitals.inp.p98 ?? 0) / 96 - 1)).toBeLessThanOrEqual(0.0101)
    expect([pages.length, dropped]).toEqual([500, 12])
    expect(releases).toEqual([])
  })

  test('A note of a shell that told of no pages is read all the same', async () => {
    const row = { module: 'cart', version: '1.0.0', rollout: null, views: 3, failed: 0, errors: 0 }
    const file = { schema: 1, rows: [{ ...row, serverErrors: 0, times: {} }], groups: [], dropped: 0 }
    await store.notes.write('hours/2026-11-22T01/older.json', JSON.stringify(file))
    expect(await health()).toMatchObject({ releases: [{ views: 3 }], pages: [] })
  })

  test('A query can name one module, and one hour', async () => {
    const one = recorder()
    one.view(cart)
    one.view({ ...cart, module: 'catalog' })
    await one.flush()
    const { releases } = await readHealth(store, { from: time, to: time, module: 'catalog' })
    expect(releases.map(({ module }) => module)).toEqual(['catalog'])
    time = new Date('2026-11-22T05:00:00Z')
    expect((await health(1)).releases).toEqual([])
  })

  test('Hours older than the retention are deleted', async () => {
    const one = recorder()
    one.view(cart)
    await one.flush()
    time = new Date('2026-11-24T02:00:00Z')
    one.view(cart)
    await one.flush()
    expect(await store.notes.list('hours')).toEqual([expect.stringContaining('hours/2026-11-24T02/')])
  })

  test('Errors beyond the bound are counted, not kept', async () => {
    const one = recorder()
    for (let index = 0; index < 310; index++) one.error(cart, { ...broken, message: `error ${index}` })
    await one.flush()
    const { releases, dropped } = await health()
    expect(releases[0]?.errors).toBe(310)
    expect(releases[0]?.groups).toHaveLength(300)
    expect(dropped).toBe(10)
  })

  test('A note that another hand spoilt hides no other', async () => {
    const one = recorder()
    one.view(cart)
    await one.flush()
    await store.notes.write('hours/2026-11-22T01/spoilt.json', '{"rows": 3')
    expect((await health()).releases[0]?.views).toBe(1)
  })

  test('One of twenty that create the same note at once is first', async () => {
    const made = await Promise.all(
      Array.from({ length: 20 }, (_, index) => store.notes.create('looks/a.1/0001.json', `{"by":${index}}`)),
    )
    expect(made.filter(Boolean)).toHaveLength(1)
    expect(await store.notes.read('looks/a.1/0001.json')).toBe(`{"by":${made.indexOf(true)}}`)
    expect(await store.notes.list('looks')).toEqual(['looks/a.1/0001.json'])
  })

  test('A note lies in its own folder, and sweeping leaves it', async () => {
    await expect(async () => store.notes.write('../registry.json', '{}')).rejects.toThrow(
      "can't be the path of a note",
    )
    await store.notes.write('hours/2026-11-22T01/a.json', '{}')
    await store.sweep()
    expect(await store.notes.read('hours/2026-11-22T01/a.json')).toBe('{}')
  })
})
