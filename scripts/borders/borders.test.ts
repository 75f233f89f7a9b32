import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { nameOf, rooms } from './rooms.ts'
import { generateRule } from './rule.ts'

const root = join(import.meta.dirname, '../..')
const written: string[] = []

function lint(file: string, source: string) {
  const path = join(root, file)
  writeFileSync(path, source)
  written.push(path)
  const biome = join(root, 'node_modules/.bin/biome')
  const { stdout, stderr, status } = spawnSync(biome, ['lint', '--only=style/noRestrictedImports', path], {
    cwd: root,
    encoding: 'utf8',
  })
  return { refused: status !== 0, said: stdout + stderr }
}

afterEach(() => {
  for (const path of written.splice(0)) rmSync(path, { force: true })
})

test('Every folder of the workspace has a row in the table of borders', () => {
  const folders = ['apps', 'packages'].flatMap((parent) =>
    readdirSync(join(root, parent))
      .filter((name) => existsSync(join(root, parent, name, 'package.json')))
      .map((name) => `${parent}/${name}`),
  )
  expect(
    rooms
      .map((room) => room.folder)
      .filter((folder) => folder !== 'e2e')
      .sort(),
  ).toEqual(folders.sort())
})

test('The lint rule on disk is the one generated from the table', () => {
  expect(JSON.parse(readFileSync(join(root, 'biome.borders.json'), 'utf8'))).toEqual(
    JSON.parse(JSON.stringify(generateRule())),
  )
})

test.each([
  ['apps/cart/src/border-probe.ts', "import '@galleria/catalog'\n"],
  ['apps/cart/src/border-probe.ts', "import '@galleria/shell'\n"],
  ['apps/cart/src/border-probe.ts', "import '@galleria/platform'\n"],
  ['apps/cart/src/border-probe.ts', "import '../../catalog/src/module.ts'\n"],
  ['apps/cart/src/border-probe.ts', "import '@galleria/platform-client/elevated'\n"],
  ['packages/auth/src/border-probe.ts', "import '@galleria/platform-client/elevated'\n"],
  ['apps/platform/src/border-probe.ts', "import '@galleria/ui'\n"],
  ['apps/platform/src/border-probe.ts', "import '@galleria/platform-client/cart'\n"],
  ['packages/ui/src/border-probe.ts', "import '@galleria/auth'\n"],
  ['packages/platform-client/src/border-probe.ts', "import '@galleria/auth'\n"],
  ['apps/shell/src/border-probe.ts', "import '../../packages/ui/src/index.ts'\n"],
  ['packages/console/src/border-probe.ts', "import '@galleria/shell'\n"],
  ['packages/console/src/border-probe.ts', "import '../../../apps/shell/src/server/config.ts'\n"],
])('%s may not say %s', (file, source) => {
  expect(lint(file, source)).toMatchObject({ refused: true })
})

test.each([
  ['apps/cart/src/border-probe.ts', "import '@galleria/ui'\n"],
  ['apps/cart/src/border-probe.ts', "import '@galleria/platform-client/cart'\n"],
  ['apps/shell/src/border-probe.ts', "import '@galleria/platform-client/elevated'\n"],
  ['apps/cart/src/border-probe.test.ts', "import '@galleria/platform/testing'\n"],
  ['apps/shell/src/border-probe.ts', "import '@galleria/delivery'\n"],
  ['apps/platform/src/border-probe.ts', "import '@galleria/platform-client/schemas'\n"],
  ['apps/platform/src/border-probe.ts', "import '@galleria/platform-client/paths'\n"],
  ['apps/platform/src/border-probe.test.ts', "import '@galleria/platform-client/cart'\n"],
  ['apps/catalog/src/border-probe.ts', "import './module.ts'\n"],
])('%s may say %s', (file, source) => {
  expect(lint(file, source).refused).toBe(false)
})

test('Each package declares only what its row allows', () => {
  for (const room of rooms) {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(
      readFileSync(join(root, room.folder, 'package.json'), 'utf8'),
    )
    const ours = (names: object) =>
      Object.keys(names)
        .filter((name) => name.startsWith('@galleria/'))
        .map((name) => name.slice(10))
    expect(room.may, `dependencies of ${nameOf(room)}`).toEqual(expect.arrayContaining(ours(dependencies)))
    expect([...room.may, ...(room.tests ?? [])], `devDependencies of ${nameOf(room)}`).toEqual(
      expect.arrayContaining(ours(devDependencies)),
    )
  }
})

test('Inner paths are closed: only entries of the exports map can be imported', () => {
  const cart = createRequire(join(root, 'apps/cart/package.json'))
  expect(cart.resolve('@galleria/router')).toContain('packages/router')
  expect(() => cart.resolve('@galleria/router/src/index.ts')).toThrow(/not defined by "exports"/)
})
