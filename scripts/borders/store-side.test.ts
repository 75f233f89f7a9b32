import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const apps = join(import.meta.dirname, '../../apps')
const modules = globSync('*/src/module.ts', { cwd: apps }).map((file) => join(apps, file))

const imported = [
  /^\s*(?:import|export)\s+(?!type\b)[^'"]*?from\s+'([^']+)'/gm,
  /^\s*import\s+'([^']+)'/gm,
  /\bimport\('([^']+)'\)/g,
]

/** Imports of a file, types aside: those leave nothing in what is loaded. */
const namedIn = (source: string) =>
  imported.flatMap((pattern) => [...source.matchAll(pattern)].map(([, name = '']) => name))

/** Everything that can be loaded from a file, at once or later, but for what `shut` holds. */
function reachedFrom(file: string, shut: ReadonlySet<string>, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || shut.has(file)) return seen
  seen.add(file)
  if (!/\.tsx?$/.test(file) || !existsSync(file)) return seen
  for (const name of namedIn(readFileSync(file, 'utf8')))
    if (name.startsWith('.')) reachedFrom(join(dirname(file), name), shut, seen)
    else seen.add(name)
  return seen
}

const ofAddresses = /path: '(?:manage|manage\/[^']*)'[^{}]*?import\('([^']+)'\)/g
const ofFrame = /'manage\.[^']*': \{[^}]*?import\('([^']+)'\)/g

/** The files that serve addresses of the store's side, or that its frame places. */
function storeSideOf(module: string, ...kinds: readonly RegExp[]): Set<string> {
  const source = readFileSync(module, 'utf8')
  const files = kinds.flatMap((kind) => [...source.matchAll(kind)])
  return new Set(files.map(([, file = '']) => join(dirname(module), file)))
}

const isOfStore = (name: string) => name.includes('/src/manage/') || name.startsWith('@galleria/manage')

test('There are modules with a store’s side, and it is reached by its own addresses', () => {
  const sides = modules.flatMap((module) => [...storeSideOf(module, ofAddresses)])
  expect(sides.length).toBeGreaterThanOrEqual(2)
  for (const route of sides) expect([...reachedFrom(route, new Set())].some(isOfStore), route).toBe(true)
})

const forShoppers = modules.filter((module) => !module.includes('/apps/manage/'))

test.each(forShoppers)("No file for shoppers can import one of the store's side: %s", (module) => {
  const reached = [...reachedFrom(module, storeSideOf(module, ofAddresses, ofFrame))]
  expect(reached.length).toBeGreaterThan(20)
  expect(reached.filter(isOfStore)).toEqual([])
})
