import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Tables that `terms.part` reads: cached for as long as the revision of the terms is the same. */
const tables = [
  'discountRules',
  'additionalFees',
  'shippingOptions',
  'deliveryRegions',
  'shippoConfigurations',
  'businessLocations',
  'failingCarriers',
  'taxRates',
  'taxRegions',
  'taxSettings',
  'checkoutSettings',
]

/** Other tables behind a cart's price, which no ETag of products covers. */
const beside = ['taxGroupProducts']

/** Writes that change no price, each with its reason. */
const harmless: Readonly<Record<string, string>> = {
  'areas/terms/discounts/rules.ts': 'counts how often a rule gave something, which no price looks at',
}

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|^(dev|data\/(migrations|postgres))\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const writes = (text: string) =>
  [...tables, ...beside].some(
    (table) =>
      new RegExp(`(insertInto|updateTable|deleteFrom|mergeInto)\\(\\s*'${table}`).test(text) ||
      new RegExp(`(insert into|update|delete from)\\s+${snake(table)}\\b`).test(text),
  )

/** By itself, or as what `crudRoutes` serves, which tells it of every change. */
const writesTerms = (text: string) =>
  text.includes('termsChanged(') || text.includes("from '../crud/resource.ts'")

it('every file that writes what a sale is made under marks the terms as changed', () => {
  const found = sources.filter(({ text }) => writes(text))
  expect(found.length).toBeGreaterThan(2)
  const silent = found.filter(({ file, text }) => !writesTerms(text) && !harmless[file])
  expect(silent.map(({ file }) => file)).toEqual([])
  expect(sources.find(({ file }) => file === 'areas/terms/crud/resource.ts')?.text).toContain('termsChanged(')
  for (const file of Object.keys(harmless)) expect(found.map((each) => each.file)).toContain(file)
})

it('every table that is read once for a revision of the terms is among them', () => {
  const readers = sources.filter(({ text }) => /\bterms\.part\(/.test(text) || /\.part\('/.test(text))
  const read = readers.flatMap(({ text }) =>
    [...text.matchAll(/(?:selectFrom|innerJoin|leftJoin)\(\s*'(\w+)/g)].map(([, table = '']) => table),
  )
  expect(new Set(read)).toEqual(new Set(tables))
})
