import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { graphOf } from './graph.ts'
import { readSources } from './sources.ts'

const root = join(import.meta.dirname, '../..')

it('The way from a click to a row is the one that docs/architecture.md tells', () => {
  const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
  const [, way = ''] = /\*\*From a click to a row\*\*:(.*?)\n\n/s.exec(text) ?? []
  const [inBrowser = [], onServer = []] = way
    .split('over the network')
    .map((side) => [...side.matchAll(/`([\w/.-]+\.ts)`/g)].map(([, file = '']) => file))
  expect([inBrowser.length, onServer.length]).toEqual([3, 3])
  const imports = graphOf(readSources(root, ['apps/cart', 'apps/platform', 'packages']))
  for (const side of [inBrowser, onServer])
    for (const [at, file] of side.slice(0, -1).entries())
      expect(imports.get(file), file).toContain(side[at + 1])
  const [, call = ''] = /name of the call, `(\w+)`/.exec(way.replaceAll('\n', ' ')) ?? []
  const definition = inBrowser.at(-1) ?? ''
  expect(readFileSync(join(root, definition), 'utf8')).toContain(`name: '${call}'`)
  expect(imports.get(onServer[0] ?? '')).toContain(definition)
})
