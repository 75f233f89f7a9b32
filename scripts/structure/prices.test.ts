import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readSources } from './sources.ts'

const root = join(import.meta.dirname, '../..')
const rooms = [
  'apps/catalog',
  'apps/cart',
  'apps/account',
  'apps/loyalty',
  'apps/shell',
  'packages/page-parts',
]

/** Sources of pages that shoppers see; the store's side is written by itself. */
const shoppers = [...readSources(root, [...rooms, 'packages/ui', 'apps/platform/src/pages']).files].filter(
  ([path]) => !/\.test\.|\/(manage|gallery|server)\/|sample|\.fixture\./.test(path),
)

const having = (pattern: RegExp) => shoppers.flatMap(([path, text]) => (pattern.test(text) ? path : []))

it('Pages write every price themselves, in the language of the page, and never show one that the platform wrote', () => {
  expect(shoppers.length).toBeGreaterThan(200)
  expect(having(/\.formatted(?:Amount|ConvertedAmount)\b|\.formatted\.|\{ formatted/)).toEqual([])
})

it('Prices have one formatter: Intl is asked directly for digits and names of currencies alone', () => {
  const direct = having(/Intl\.NumberFormat\([^)]*currency/)
  expect(direct.filter((path) => !/(resolvedOptions|formatToParts)/.test(textOf(path)))).toEqual([])
})

it('An email address or phone number that shoppers type runs from left to right', () => {
  const raw = /<input(?![^>]*dir="?\{?["'$(]?)[^>]*type="(?:email|tel)"/
  expect(having(raw)).toEqual([])
})

function textOf(path: string): string {
  return shoppers.find(([each]) => each === path)?.[1] ?? ''
}
