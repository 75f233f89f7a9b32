import { beforeEach, expect, test } from 'vitest'
import { lendSharing, loadContainer, shareScopeOf } from './index.ts'

interface Lent {
  readonly bundlerRuntime: { consumes(consumer: object): void }
}

const react = { useState: () => undefined }
const overlays = { Dialog: () => null }
let loads = 0
const shared = {
  react: { version: '19.3.0', lib: () => react },
  '@galleria/ui/overlays': {
    version: '1.0.0',
    load: async () => {
      if (++loads === 1) throw new Error('The file did not come')
      return overlays
    },
  },
}

beforeEach(() => {
  loads = 0
  lendSharing(shared)
})

/** A bundler's run-time as a module's entry has it, with one chunk that needs these shared modules. */
function consumer(...shareKeys: readonly string[]) {
  const webpackRequire = {
    m: {} as Record<string, (module: { exports: unknown }) => void>,
    S: {},
    consumesLoadingData: {
      chunkMapping: { page: shareKeys.map((_, id) => String(id)) },
      moduleIdToConsumeDataMapping: Object.fromEntries(shareKeys.map((shareKey, id) => [id, { shareKey }])),
    },
  }
  const installedModules = {}
  const { bundlerRuntime } = globalThis.__galleria_federation_1 as Lent
  return {
    load() {
      const promises: unknown[] = []
      bundlerRuntime.consumes({ chunkId: 'page', promises, installedModules, webpackRequire })
      return Promise.all(promises)
    },
    required(id: string) {
      const module = { exports: undefined as unknown }
      webpackRequire.m[id]?.(module)
      return module.exports
    },
  }
}

test('A chunk gets the one copy of a library that the page has', async () => {
  const { load, required } = consumer('react')
  await load()
  expect(required('0')).toBe(react)
})

test('A library that failed to come is asked for again with the next chunk', async () => {
  const { load, required } = consumer('@galleria/ui/overlays')
  await expect(load()).rejects.toThrow('The file did not come')
  await load()
  expect(required('0')).toBe(overlays)
})

test('A library that the shell does not share fails what requires it, with its name, and not the chunk', async () => {
  const { load, required } = consumer('react', 'lodash')
  await load()
  expect(required('0')).toBe(react)
  expect(() => required('1')).toThrow('shares no lodash')
})

test('A container of any build is initialized with versions and factories by name', async () => {
  const scope = shareScopeOf(shared)
  const asked = async (name: string, version: string) => (await scope[name]?.[version]?.get())?.()
  expect(await asked('react', '19.3.0')).toBe(react)
  await asked('@galleria/ui/overlays', '1.0.0').catch(() => undefined)
  expect(await asked('@galleria/ui/overlays', '1.0.0')).toBe(overlays)
})

test('An entry that can’t be fetched is an error that names it', async () => {
  const loading = loadContainer(
    { name: 'cart', entry: 'http://localhost/cart.js', integrity: '' },
    './module',
    {},
  )
  const script = document.querySelector('script')
  script?.dispatchEvent(new Event('error'))
  await expect(loading).rejects.toThrow('http://localhost/cart.js could not be fetched')
  expect(document.querySelector('script')).toBeNull()
})
