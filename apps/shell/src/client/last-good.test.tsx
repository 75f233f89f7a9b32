import type { ModuleDefinition } from '@galleria/federation'
import { expect, test } from 'vitest'
import type { BrowserModule } from '../common/boot.ts'
import { lastGood } from './last-good.ts'
import { onReport } from './reports.ts'

const release = (version: string): BrowserModule => ({
  name: 'cart',
  version,
  base: `/modules/cart/${version}/web/`,
  entry: 'remoteEntry.js',
  prefixes: ['/cart'],
  files: [],
})
const definition: ModuleDefinition = { name: 'cart', routes: [] }
const error = new Error('bad start')

/** A registry that names the releases in that order, and a browser in which only some of them run. */
function recover(good: readonly string[], runs: readonly string[], more: { kept?: boolean } = {}) {
  const used: string[] = []
  const outdated: string[] = []
  const failed: string[] = []
  const running = lastGood({
    module: release('3'),
    error,
    failed,
    registry: {
      instead: async (_, without) => ({
        module: good.filter((version) => !without.includes(version)).map(release)[0] ?? null,
        kept: true,
        ...more,
      }),
      use: ({ version }) => void used.push(version),
    },
    load: async ({ version }) => {
      if (!runs.includes(version)) throw new Error(`${version} does not run`)
      return definition
    },
    outdated: ({ version }) => void outdated.push(version),
  })
  return { running, used, failed, outdated }
}

test('The next release that runs replaces the one that does not, and is reported once', async () => {
  const heard: unknown[] = []
  const stop = onReport((report) => report.kind === 'last-good-used' && heard.push(report))
  const { running, used, failed, outdated } = recover(['2', '1'], ['1'])
  expect(await running).toBe(definition)
  expect([used, failed, outdated]).toEqual([['1'], ['3', '2'], []])
  expect(heard).toEqual([
    { kind: 'last-good-used', module: 'cart', version: '3', used: '1', message: 'Error: bad start' },
  ])
  stop()
})

test('The first error stands where no good release is left', async () => {
  await expect(recover([], []).running).rejects.toBe(error)
  await expect(recover(['2'], []).running).rejects.toBe(error)
})

test('A release that is no longer stored is reported, and replaced all the same', async () => {
  const { running, outdated } = recover(['4'], ['4'], { kept: false })
  await running
  expect(outdated).toEqual(['3'])
})

test.each(['chunk_cart', 'rspackChunkcart', 'webpackChunkcart'])(
  'Chunks of two releases that share the global %s each reach their own run-time',
  async (key) => {
    const all = globalThis as unknown as Record<string, { push(chunk: string): void }>
    const runtime = () => {
      const got: string[] = []
      const chunks = all[key] ?? ([] as unknown as { push(chunk: string): void })
      all[key] = chunks
      chunks.push = (chunk) => void got.push(chunk)
      return got
    }
    const older = runtime()
    let newer: string[] = []
    await lastGood({
      module: release('3'),
      error,
      failed: [],
      registry: { instead: async () => ({ module: release('2'), kept: true }), use: () => undefined },
      load: async () => {
        newer = runtime()
        return definition
      },
      outdated: () => undefined,
    })
    const script = document.createElement('script')
    Object.defineProperty(document, 'currentScript', { configurable: true, get: () => script })
    script.src = `${location.origin}/modules/cart/3/web/7.js`
    all[key]?.push('of the older')
    script.src = `${location.origin}/modules/cart/2/web/7.js`
    all[key]?.push('of the newer')
    expect([older, newer]).toEqual([['of the older'], ['of the newer']])
    Reflect.deleteProperty(document, 'currentScript')
    delete all[key]
  },
)
