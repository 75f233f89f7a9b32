import { join } from 'node:path'
import { expect, it } from 'vitest'
import { areaGraphOf } from './areas.ts'
import { breachesOf } from './breaches.ts'
import { circlesOf } from './circles.ts'
import { graphOf } from './graph.ts'
import { floors, missingFilesOf, moduleFolders, modules, type Rule, rules } from './rules.ts'
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
  expect(everything.get('apps/cart/src/data/known-buyer.ts')).toEqual(
    expect.arrayContaining(['packages/auth/src/index.ts', 'packages/platform-client/src/index.ts']),
  )
})

it('No file imports itself in a circle, not even for a type', () => {
  expect(circlesOf(everything).map((circle) => circle.join(' > '))).toEqual([])
})

it('No two areas of the platform name each other, and none itself through others', () => {
  expect(circlesOf(areaGraphOf(everything)).map((ring) => ring.join(' > '))).toEqual([])
})

it('Each area has its face, its routes and its tables at its top', () => {
  expect(missingFilesOf(new Set(everything.keys()))).toEqual([])
})

it.each(rules.map((rule) => [rule.says, rule] as const))('No import breaks the rule: %s', (_, rule) => {
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

it('A dynamic import closes no circle, and neither does a comment', () => {
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

const at = 'apps/platform/src'
const breachesIn = (files: Readonly<Record<string, string>>) =>
  rules.flatMap((each) => breachesOf(probe(files), each))

it.each([
  ['an area', `${at}/areas/checkout/a.ts`, '../cart/store.ts'],
  ['a page', `${at}/pages/checkout/a.ts`, '../../areas/cart/store.ts'],
  ['a tool', `${at}/dev/seed/a.ts`, '../../areas/cart/store.ts'],
])('An import of an inner file of an area by %s is found', (_, file, target) => {
  expect(breachesIn({ [file]: `import '${target}'`, [`${at}/areas/cart/store.ts`]: '' })).toEqual([
    expect.stringContaining('only through its index.ts'),
  ])
})

it('A fixture and a face of an area are imported freely', () => {
  expect(
    breachesIn({
      [`${at}/areas/checkout/a.ts`]: "import '../cart/index.ts'",
      [`${at}/areas/checkout/b.fixture.ts`]: "import '../cart/store.ts'",
      [`${at}/areas/cart/index.ts`]: "import './store.ts'",
      [`${at}/areas/cart/store.ts`]: '',
    }),
  ).toEqual([])
})

it('A table that names more than tables of another area is found', () => {
  expect(
    breachesIn({
      [`${at}/areas/checkout/tables.ts`]: "import '../cart/tables.ts'\nimport '../cart/index.ts'",
      [`${at}/areas/cart/tables.ts`]: '',
      [`${at}/areas/cart/index.ts`]: '',
    }),
  ).toEqual([expect.stringContaining("another area's tables alone")])
})

it('An import of an area above is found, and so is one of an own face', () => {
  expect(
    breachesIn({
      [`${at}/areas/cart/a.ts`]: "import '../checkout/index.ts'\nimport './index.ts'",
      [`${at}/areas/cart/index.ts`]: '',
      [`${at}/areas/checkout/index.ts`]: '',
    }),
  ).toEqual([
    expect.stringContaining('areas/cart/ names no area above it'),
    expect.stringContaining('imports its own index'),
  ])
})

it('A face that takes calls of a folder, and tables of a folder that are joined above it, are found', () => {
  expect(
    breachesIn({
      [`${at}/areas/cart/index.ts`]:
        "import './lines/routes.ts'\nimport './own-routes.ts'\nimport './routes.ts'",
      [`${at}/areas/cart/lines/routes.ts`]: '',
      [`${at}/areas/cart/own-routes.ts`]: '',
      [`${at}/areas/cart/routes.ts`]: '',
      [`${at}/app/tables.ts`]: "import '../areas/cart/lines/tables.ts'",
      [`${at}/areas/cart/lines/tables.ts`]: '',
    }),
  ).toEqual([
    expect.stringContaining('cart/lines/routes.ts'),
    expect.stringContaining('cart/own-routes.ts'),
    expect.stringContaining('joins those of its folders'),
  ])
})

it('A file of the shape that an area lacks is named', () => {
  const files = new Set(everything.keys())
  files.delete(`${at}/areas/terms/tables.ts`)
  files.delete(`${at}/areas/terms/routes.ts`)
  expect(missingFilesOf(files)).toEqual([`${at}/areas/terms/tables.ts`, `${at}/areas/terms/routes.ts`])
})

it('An area without a place in the order is found', () => {
  expect(
    breachesIn({
      [`${at}/app/areas.ts`]: "import '../areas/gifts/index.ts'",
      [`${at}/areas/gifts/index.ts`]: '',
    }),
  ).toEqual([expect.stringContaining('has its place in the order')])
})

it('A ring of areas is named by its areas', () => {
  const graph = probe({
    [`${at}/areas/a/index.ts`]: "import '../b/index.ts'",
    [`${at}/areas/b/index.ts`]: "import '../c/index.ts'",
    [`${at}/areas/c/index.ts`]: '',
    [`${at}/areas/c/other.ts`]: "import '../a/index.ts'",
  })
  expect(circlesOf(areaGraphOf(graph))).toEqual([['a', 'b', 'c', 'a']])
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
