import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addBorders, createModule } from './create-module.ts'
import { createRepository } from './create-repository.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'galleria-new-'))
  await writeFile(join(root, 'pnpm-workspace.yaml'), '')
})
afterEach(() => rm(root, { recursive: true, force: true }))

test('A module has a page, a widget, words, tests and a README, all in its name', async () => {
  const files = await createModule(root, 'reviews')
  for (const path of ['README.md', 'src/module.ts', 'src/routes/reviews.tsx', 'src/routes/reviews.test.tsx'])
    expect(files).toContain(`apps/reviews/${path}`)
  for (const file of files.filter((path) => !path.endsWith('.json')))
    expect(await readFile(join(root, file), 'utf8'), file).not.toContain('loyalty')
  expect(await readFile(join(root, 'apps/reviews/src/module.ts'), 'utf8')).toContain("'reviews.summary'")
})

test('Names that are taken, or lead elsewhere, are refused before anything is written', async () => {
  await mkdir(join(root, 'apps/cart'), { recursive: true })
  await expect(createModule(root, 'cart')).rejects.toThrow('apps/cart already exists')
  await expect(createModule(root, 'assets')).rejects.toThrow('The shell already uses the path /assets')
  await expect(createModule(root, '../x')).rejects.toThrow("can't be a module name")
})

test('Its borders are those of every module', async () => {
  const rooms = await readFile(join(import.meta.dirname, '../../../../scripts/borders/rooms.ts'), 'utf8')
  await mkdir(join(root, 'scripts/borders'), { recursive: true })
  await writeFile(join(root, 'scripts/borders/rooms.ts'), rooms)
  expect(await addBorders(root, 'reviews')).toBe(true)
  expect(await readFile(join(root, 'scripts/borders/rooms.ts'), 'utf8')).toContain(
    "{ folder: 'apps/reviews', may: module, closed: secret, tests: ['platform'] }",
  )
  expect(await addBorders(root, 'reviews')).toBe(false)
})

test('A repository of its own has ranges for what it depends on, pipelines and the tests of a team outside', async () => {
  const ranges = new Proxy({}, { get: () => '^1.2.3' })
  const files = await createRepository(root, 'reviews', ranges)
  for (const path of ['.gitignore', '.github/workflows/release.yml', '.gitlab-ci.yml', 'vitest.config.ts'])
    expect(files).toContain(path)
  const manifest = await readFile(join(root, 'reviews/package.json'), 'utf8')
  expect(manifest).not.toMatch(/workspace:|catalog:|__module__/)
  expect(JSON.parse(manifest).devDependencies['@galleria/cli']).toBe('^1.2.3')
  const test = await readFile(join(root, 'reviews/src/routes/reviews.test.tsx'), 'utf8')
  expect(test).toContain("from '@galleria/testing'")
  const browserTest = await readFile(join(root, 'reviews/e2e/reviews.spec.ts'), 'utf8')
  expect(browserTest).toContain("modules: { reviews: 'dist' }")
  await expect(createRepository(root, 'reviews', ranges)).rejects.toThrow('already exists')
  await expect(createRepository(root, 'other', {})).rejects.toThrow('has no version')
})
