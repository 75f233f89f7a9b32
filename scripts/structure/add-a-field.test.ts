import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readSources } from './sources.ts'

const root = join(import.meta.dirname, '../..')
/** Field that is in every place that a field can be in: stored, searched, a column of the table and of files. */
const FIELD = /barcode/i

/** Paths of a section of CONTRIBUTING.md; `{a,b}.ts` names two files, `<…>` any name. */
function pathsIn(title: string): string[] {
  const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
  const [, section = ''] = new RegExp(`## ${title}\n(.*?)\n## `, 's').exec(text) ?? []
  const bases: Readonly<Record<string, string>> = {
    'catalog:': 'apps/platform/src/areas/catalog/',
    'client:': 'packages/platform-client/src/',
    'manage:': 'apps/catalog/src/manage/',
  }
  return Array.from(section.matchAll(/`((?:\w+:)[\w/.{},<>-]+\.\w+)`/g), ([, path = '']) =>
    path.replace(/^\w+:/, (base) => bases[base] ?? base).replaceAll(/<[^>]*>/g, '*'),
  )
}

it('The places that "Add a field" lists are those that a field of every kind is named in', () => {
  const { files } = readSources(root, ['apps', 'packages'])
  const named = [...files].flatMap(([path, text]) =>
    FIELD.test(text) && !path.includes('/migrations/') ? [path] : [],
  )
  const listed = pathsIn('Add a field').flatMap((path) => globSync(path, { cwd: root }))
  expect(listed.filter((path) => !path.endsWith('.json')).toSorted()).toEqual(named.toSorted())
})
