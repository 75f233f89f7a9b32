import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../store/layout.ts'
import { publishedManifest, readManifest } from './manifest.ts'
import { versionsForTemplates } from './pack.ts'
import { published } from './packages.ts'

test.each(published)('The package of $folder names no part of this repository', (each) => {
  const manifest = publishedManifest(each)
  expect(JSON.stringify(manifest)).not.toMatch(/workspace:|catalog:|\.\/src\/|"private"|devDependencies/)
  expect(manifest).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    engines: { node: '>=22.22' },
  })
  expect(manifest.description).toMatch(/\w/)
  for (const file of ['README.md', 'CHANGELOG.md'])
    expect(existsSync(join(root, each.folder, file))).toBe(true)
})

test('An entry leads to its types first, and a closed entry is gone', () => {
  const ui = published.find(({ folder }) => folder === 'packages/ui')
  if (!ui) throw new Error('packages/ui is published.')
  const { exports } = publishedManifest(ui) as { exports: Record<string, unknown> }
  expect(Object.entries(exports['.'] as object)).toEqual([
    ['types', './dist/index.d.ts'],
    ['default', './dist/index.js'],
  ])
  expect(Object.keys(readManifest(ui.folder).exports as object)).toContain('./gallery')
  expect(Object.keys(exports)).not.toContain('./gallery')
})

test('A program brings the packages whose programs it starts, under their published names, and no other', () => {
  const dependenciesOf = (name: string) => {
    const each = published.find(({ folder }) => folder === name)
    if (!each) throw new Error(`${name} is published.`)
    return Object.keys(publishedManifest(each).dependencies ?? {}).sort()
  }
  expect(dependenciesOf('packages/emulator')).toEqual(['@galleria/cli', '@galleria/platform'])
  expect(dependenciesOf('packages/create-galleria-module')).toEqual([])
  expect(dependenciesOf('e2e/kit')).toEqual(['@galleria/emulator'])
})

test('The files of a new repository get ranges of the packages and of the libraries they were built with', () => {
  const ranges = versionsForTemplates()
  expect(ranges).toMatchObject({
    '@galleria/cli': expect.stringMatching(/^\^1\./),
    react: expect.stringMatching(/^\^/),
  })
})
