import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { problemsOf } from './check.ts'
import { undeclaredImports } from './undeclared-imports.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'galleria-sdk-check-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const exports = { '.': { types: './dist/index.d.ts', default: './dist/index.js' } }
const good = {
  'dist/index.js': 'export const one = 1\n',
  'dist/index.d.ts': 'export declare const one: number\n',
}

/** Problems of a package with these files, as npm would hand it out. */
function problems(files: Readonly<Record<string, string>>, fields: object = {}) {
  const manifest = { name: 'sample', version: '1.0.0', type: 'module', exports, ...fields }
  for (const [path, content] of Object.entries({ ...files, 'package.json': JSON.stringify(manifest) })) {
    mkdirSync(dirname(join(folder, 'package', path)), { recursive: true })
    writeFileSync(join(folder, 'package', path), content)
  }
  const tarball = join(folder, 'sample-1.0.0.tgz')
  execFileSync('tar', ['-czf', tarball, '-C', folder, 'package'])
  return problemsOf({ manifest, tarball })
}

test('A package whose entries and types exist has no problem', async () => {
  expect(await problems(good)).toEqual([])
})

test('An entry that leads nowhere is a problem', async () => {
  const wrong = { '.': { types: './dist/index.d.ts', default: './dist/main.js' } }
  expect((await problems(good, { exports: wrong })).join('\n')).toMatch(/^sample: .*dist\/main\.js/m)
})

test('An entry without types, or with types that lead nowhere, is a problem', async () => {
  expect((await problems({ 'dist/index.js': good['dist/index.js'] })).join('\n')).toContain('index.d.ts')
  const lost = { ...good, 'dist/index.d.ts': "export { one } from './one.js'\n" }
  expect((await problems(lost)).join('\n')).toContain('InternalResolutionError')
})

test('A file of CommonJS is a problem where Node imports it, and none among the builds that a package carries', async () => {
  const required = "module.exports = require('node:fs')\n"
  expect(await problems({ ...good, 'shell/dist/web/main.js': required })).toEqual([])
  expect((await problems({ ...good, 'dist/index.js': required })).join('\n')).toContain('dist/index.js')
})

test('An import of a package that the package.json does not name is found, wherever it is written', () => {
  const files = new Map([
    [
      'a.js',
      "import zod from 'zod'\nexport { x } from '@scope/named/deep'\nimport './b.js'\nimport 'node:fs'",
    ],
    ['b.js', "await import('ky'); export * from 'react'"],
    ['c.css', "@import 'other'"],
  ])
  const manifest = { name: 'sample', version: '1.0.0', dependencies: { react: '^19.0.0' } }
  expect(undeclaredImports(manifest, files)).toEqual(['zod (a.js)', '@scope/named (a.js)', 'ky (b.js)'])
})
