import { join } from 'node:path'
import { expect, it } from 'vitest'
import { breachesOf } from './breaches.ts'
import { circlesOf } from './circles.ts'
import { graphOf } from './graph.ts'
import { floors, moduleFolders, modules, type Rule, rules } from './rules.ts'
import { readSources } from './sources.ts'

const root = join(import.meta.dirname, '../..')
const everything = graphOf(readSources(root, ['apps', 'packages', 'scripts', 'e2e', 'bench']))

it('The graph covers every part of the repository, with imports between packages', () => {
  for (const file of [
    'apps/cart/src/module.ts',
    'apps/platform/src/app/app.ts',
    'apps/shell/src/server/app.ts',
    'bench/main.ts',
    'e2e/playwright.config.ts',
    'packages/delivery/src/registry/delivery.ts',
    'packages/platform-client/src/index.ts',
    'scripts/structure/graph.ts',
  ])
    expect(everything.get(file), file).toBeDefined()
  expect(everything.get('apps/cart/src/data/intent-context.ts')).toEqual(
    expect.arrayContaining(['packages/auth/src/index.ts', 'packages/platform-client/src/index.ts']),
  )
})

it('No file imports itself in a circle, not even for a type', () => {
  expect(circlesOf(everything).map((circle) => circle.join(' > '))).toEqual([])
})

it.each(rules.map((rule) => [rule.says, rule] as const))('%s', (_, rule) => {
  expect(breachesOf(everything, rule)).toEqual([])
})

const probe = (files: Readonly<Record<string, string>>) =>
  graphOf({
    files: new Map(Object.entries(files)),
    packages: [
      { name: '@x/a', folder: 'packages/a', exports: { '.': './src/index.ts', './*': './src/calls/*.ts' } },
      { name: '@x/b', folder: 'packages/b', exports: { '.': { browser: './web.ts', default: './node.ts' } } },
    ],
  })

it.each([
  ['a value', "import { b } from './b.ts'"],
  ['a type', "import type { B } from './b.ts'"],
  ['a type that is named in place', "type B = import('./b.ts').B"],
  ['a re-export', "export { b } from './b.ts'"],
  ['a re-export of everything', "export * from './b.ts'"],
  ['an import of nothing', "import './b.ts'"],
])('A circle through %s is found and named by its path', (_, source) => {
  const graph = probe({ 'x/a.ts': source, 'x/b.ts': "import '../y/c.ts'", 'y/c.ts': "import '../x/a.ts'" })
  expect(circlesOf(graph)).toEqual([['x/a.ts', 'x/b.ts', 'y/c.ts', 'x/a.ts']])
})

it('A circle between packages is found, whichever entry leads into it', () => {
  const graph = probe({
    'packages/a/src/index.ts': "export * from '@x/b'",
    'packages/a/src/calls/cart.ts': "import '@x/a'",
    'packages/b/node.ts': "import '@x/a/cart'",
    'packages/b/web.ts': '',
  })
  expect(circlesOf(graph)).toEqual([
    [
      'packages/a/src/index.ts',
      'packages/b/node.ts',
      'packages/a/src/calls/cart.ts',
      'packages/a/src/index.ts',
    ],
  ])
})

it('The shortest circle of a knot is named', () => {
  const graph = probe({
    'a.ts': "import './b.ts'",
    'b.ts': "import './c.ts'",
    'c.ts': "import './a.ts'\nimport './d.ts'",
    'd.ts': "import './c.ts'",
  })
  expect(circlesOf(graph)).toEqual([['c.ts', 'd.ts', 'c.ts']])
})

it('What is loaded only when needed closes no circle, and neither does a comment', () => {
  const graph = probe({
    'a.ts': "import './b.ts'",
    'b.ts': "// import './a.ts'\nconst a = () => import('./a.ts')",
  })
  expect(circlesOf(graph)).toEqual([])
})

it.each(floors.slice(0, -1))('An import from %s/ of the floor above is found', (floor) => {
  const [low, high] = [
    `apps/platform/src/${floor}/a.ts`,
    `apps/platform/src/${floors[floors.indexOf(floor) + 1]}/b.ts`,
  ]
  const graph = probe({ [low]: `import '../${floors[floors.indexOf(floor) + 1]}/b.ts'`, [high]: '' })
  expect(rules.flatMap((each) => breachesOf(graph, { ...each, except: [] }))).toEqual([
    expect.stringContaining(`${low} > ${high}`),
  ])
})

it.each(
  modules.flatMap((module) => moduleFolders.slice(0, -1).map((folder, at) => [module, folder, at] as const)),
)('An import within %s from %s/ of the folder above is found', (module, folder, at) => {
  const above = moduleFolders[at + 1]
  const [low, high] = [`apps/${module}/src/${folder}/x/a.ts`, `apps/${module}/src/${above}/b.ts`]
  const graph = probe({ [low]: `import type { B } from '../../${above}/b.ts'`, [high]: '' })
  expect(rules.flatMap((each) => breachesOf(graph, { ...each, except: [] }))).toEqual([
    expect.stringContaining(`${low} > ${high}`),
  ])
})

it.each([
  ['routes/a.ts', 'widgets/B.tsx'],
  ['widgets/A.tsx', 'routes/b.ts'],
  ['rules/a.ts', 'state.ts'],
  ['state.ts', 'data/b.ts'],
  ['data/a.ts', 'helper.ts'],
])('An import of a module from %s to %s is found', (from, to) => {
  const [low, high] = [`apps/cart/src/${from}`, `apps/cart/src/${to}`]
  const graph = probe({ [low]: `import '${from.includes('/') ? '../' : './'}${to}'`, [high]: '' })
  expect(rules.flatMap((each) => breachesOf(graph, { ...each, except: [] }))).toEqual([
    expect.stringContaining(`${low} > ${high}`),
  ])
})

it('An import of the workbench from below the composition is found', () => {
  const graph = probe({
    'apps/platform/src/areas/cart/a.ts': "import type { B } from '../../dev/workbench/b.ts'",
    'apps/platform/src/dev/workbench/b.ts': '',
  })
  expect(rules.flatMap((each) => breachesOf(graph, { ...each, except: [] }))).toEqual([
    expect.stringContaining('Only app/ names'),
  ])
})

const rule: Rule = { says: 'Tax is pure.', from: /tax\//, to: /cart\// }

it('A forbidden import is named by both files, with the rule', () => {
  const graph = probe({ 'tax/a.ts': "import type { C } from '../cart/c.ts'", 'cart/c.ts': '' })
  expect(breachesOf(graph, rule)).toEqual(['tax/a.ts > cart/c.ts: Tax is pure.'])
})

it('An exception lets its own import pass, and is named once nothing needs it', () => {
  const graph = probe({
    'apps/platform/src/tax/a.ts': "import '../cart/c.ts'",
    'apps/platform/src/cart/c.ts': '',
  })
  const except = ['tax/a.ts > cart/c.ts', 'tax/b.ts > cart/c.ts']
  expect(breachesOf(graph, { ...rule, except })).toEqual([
    'apps/platform/src/tax/b.ts > apps/platform/src/cart/c.ts no longer needs its exception.',
  ])
})

it('A source that cannot be read is named', () => {
  expect(() => probe({ 'x/a.ts': 'import {' })).toThrow('x/a.ts cannot be read')
})
