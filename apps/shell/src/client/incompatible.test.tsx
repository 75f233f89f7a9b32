import { expect, test, vi } from 'vitest'
import type { BrowserModule } from '../common/boot.ts'
import { createModules } from './modules.ts'
import { onReport } from './reports.ts'

const cart = (version: string, incompatibility?: string): BrowserModule => ({
  name: 'cart',
  version,
  base: `/modules/cart/${version}/web/`,
  entry: 'remoteEntry.js',
  prefixes: ['/cart'],
  files: [{ path: 'remoteEntry.js', integrity: '' }],
  ...(incompatibility && { incompatibility }),
})

test('Faults row 110: a release that was not made for this shell is not even fetched, and says what it lacks', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  const heard: unknown[] = []
  const stop = onReport((report) => void heard.push(report))
  const asked: (readonly string[])[] = []
  const lacking = 'needs @galleria/auth ^2.0.0, and this shell brings 1.4.0'
  const registry = {
    doubt: () => {},
    use: () => {},
    // All that the shell can offer is as little for it.
    instead: async (_: string, without: readonly string[]) => {
      asked.push([...without])
      return { module: without.includes('1.0.0') ? null : cart('1.0.0', lacking), kept: true }
    },
  }
  const modules = createModules(registry, 'en', () => {})
  for (const load of [modules.load, modules.loadPreloaded])
    await expect(load(cart('2.0.0', lacking))).rejects.toThrow(`cart@2.0.0 ${lacking}`)
  expect(asked).toEqual([['2.0.0'], ['2.0.0', '1.0.0'], ['2.0.0'], ['2.0.0', '1.0.0']])
  expect(heard).toContainEqual({
    kind: 'load-failed',
    module: 'cart',
    version: '2.0.0',
    message: `Error: cart@2.0.0 ${lacking}`,
  })
  expect(fetched).not.toHaveBeenCalled()
  expect(document.querySelectorAll('script')).toHaveLength(0)
  stop()
})
