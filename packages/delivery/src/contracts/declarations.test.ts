import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { declarationsOf } from './declarations.ts'
import type { LiveContract } from './live-contracts.ts'
import { propsText, typeText } from './type-text.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'galleria-types-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const reviews: LiveContract = {
  module: 'reviews',
  version: '1.2.0',
  widgets: {
    'reviews.stars': {
      productId: { type: 'string' },
      size: { type: { oneOf: [{ literal: 'small' }, { literal: 'large' }] }, optional: true },
      'aria-label': { type: 'string', optional: true },
      onChosen: { type: { oneOf: [{ text: '(stars: number) => void' }, 'undefined'] } },
    },
    'reviews.list': {},
  },
  slots: { 'reviews.below': { ids: { type: { array: 'string' } } } },
}
const options = { from: 'https://shop.test', declared: new Set<string>(), own: undefined }

test('Every shape of a contract is written as the type that it was', () => {
  expect(typeText({ record: { array: { object: { a: { type: 'number' } } } } })).toBe(
    'Readonly<Record<string, ReadonlyArray<{ readonly a: number }>>>',
  )
  expect(propsText({})).toBe('Record<never, never>')
  expect(typeText({ text: '(line: CartLine) => void' })).toBe('unknown')
  expect(typeText({ text: '(at: Date) => Promise<void>' })).toBe('(at: Date) => Promise<void>')
})

test('A consumer’s use of a live widget compiles with the declarations, and a wrong prop does not', async () => {
  const text = declarationsOf([reviews], options) ?? ''
  expect(text).toContain('// Written by "galleria types" from https://shop.test.')
  const federation = join(folder, 'node_modules/@galleria/federation')
  await mkdir(federation, { recursive: true })
  await writeFile(
    join(federation, 'package.json'),
    '{"name":"@galleria/federation","exports":{"./widgets":"./widgets.ts"}}',
  )
  await writeFile(join(federation, 'widgets.ts'), 'export interface Widgets {}\nexport interface Slots {}\n')
  await writeFile(join(folder, 'shop.d.ts'), text)
  await writeFile(
    join(folder, 'use.ts'),
    `import type { Slots, Widgets } from '@galleria/federation/widgets'
export const good: Widgets['reviews.stars'] = { productId: 'p', size: 'small', 'aria-label': 'Stars', onChosen: (stars) => void stars.toFixed() }
export const bad: Widgets['reviews.stars'] = { productId: 'p', size: 'huge', onChosen: undefined }
export const slot: Slots['reviews.below'] = { ids: ['a'] }
`,
  )
  const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')
  const flags = ['--noEmit', '--strict', '--module', 'nodenext', '--types', '', 'use.ts', 'shop.d.ts']
  const run = () =>
    execFileSync(process.execPath, [tsc, ...flags], { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
  expect(run).toThrow(
    expect.objectContaining({
      stdout: expect.stringMatching(/^use\.ts\(3,\d+\): error TS2322: Type '"huge"'[^\n]*\n?$/),
    }),
  )
})

test('Names of the installed package, and the module’s own, are left out', () => {
  const declared = new Set(['reviews.list', 'reviews.below'])
  expect(declarationsOf([reviews], { ...options, declared })).not.toContain('reviews.list')
  expect(declarationsOf([reviews], { ...options, declared })).not.toContain('interface Slots')
  expect(declarationsOf([reviews], { ...options, own: 'reviews' })).toBeNull()
})
