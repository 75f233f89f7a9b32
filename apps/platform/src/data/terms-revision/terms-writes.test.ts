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

/** Functions of stores whose writes change no price, each with its reason. */
const harmless: Readonly<Record<string, string>> = {
  countRules: 'counts how often a rule gave something, which no price looks at',
}

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|^(dev|data\/(migrations|postgres))\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
/** Exports of a store by their names, each with its own text. */
const exportsOf = (text: string) =>
  new Map(
    text.split(/^(?=export )/m).flatMap((part) => {
      const name = /^export (?:async )?(?:function|const) (\w+)/.exec(part)?.[1]
      return name ? [[name, part] as const] : []
    }),
  )
const stores = new Map(
  sources
    .filter(({ file }) => /(^|\/)([\w-]+-)?store\.ts$|\/store\//.test(file))
    .map(({ file, text }) => [file, exportsOf(text)]),
)

/** Names that a source imports, each with the file it comes from. */
const importsOf = (file: string, text: string) =>
  [...text.matchAll(/import (?:type )?\{([^}]*)\} from '(\.[^']+)'/g)].flatMap(([, names = '', path = '']) =>
    names.split(',').map((name) => ({ name: name.trim(), from: join(file, '..', path) })),
  )

/** By itself, or as what `crudRoutes` serves, which tells it of every change. */
const writesTerms = (text: string) =>
  text.includes('termsChanged(') || /from '(\.\.\/)+crud\/resource\.ts'/.test(text)

/** A source with the text of all that it imports from stores: SQL that marks nothing itself counts as its own. */
const withStores = (file: string, text: string) =>
  [
    text,
    ...importsOf(file, text)
      .filter(({ name }) => !harmless[name])
      .map(({ name, from }) => stores.get(from)?.get(name) ?? '')
      .filter((each) => !writesTerms(each)),
  ].join('\n')

const writes = (text: string) =>
  [...tables, ...beside].some(
    (table) =>
      new RegExp(`(insertInto|updateTable|deleteFrom|mergeInto)\\(\\s*'${table}`).test(text) ||
      new RegExp(`(insert into|update|delete from)\\s+${snake(table)}\\b`).test(text),
  )

/** Whether other sources import all that a store writes without marking it, and so answer for it. */
const isUsed = (store: string) =>
  [...(stores.get(store) ?? [])]
    .filter(([, text]) => writes(text) && !writesTerms(text))
    .every(([name]) =>
      sources.some(({ file, text }) =>
        importsOf(file, text).some((each) => each.from === store && each.name === name),
      ),
    )

it('Every file that writes what a sale is made under marks the terms as changed', () => {
  const found = sources.filter(
    ({ file, text }) => writes(withStores(file, text)) && !(stores.has(file) && isUsed(file)),
  )
  expect(found.length).toBeGreaterThan(2)
  const silent = found.filter(({ text }) => !writesTerms(text))
  expect(silent.map(({ file }) => file)).toEqual([])
  expect(sources.find(({ file }) => file === 'areas/terms/crud/resource.ts')?.text).toContain('termsChanged(')
  const written = [...stores.values()].flatMap((names) =>
    [...names].filter(([, text]) => writes(text)).map(([name]) => name),
  )
  for (const name of Object.keys(harmless)) expect(written).toContain(name)
})

it('Every table that is read once for a revision of the terms is among them', () => {
  const readers = sources.filter(({ text }) => /\bterms\.part\(/.test(text) || /\.part\('/.test(text))
  const read = readers.flatMap(({ file, text }) =>
    [...withStores(file, text).matchAll(/(?:selectFrom|innerJoin|leftJoin)\(\s*'(\w+)/g)].map(
      ([, table = '']) => table,
    ),
  )
  expect(new Set(read)).toEqual(new Set(tables))
})
