import { parseSync, Visitor } from 'oxc-parser'
import type { Sources } from './sources.ts'

/** Start of a statement by Kysely's builder. */
const builders = new Set([
  'selectFrom',
  'insertInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
  'replaceInto',
  'selectNoFrom',
])

/** Folder of the platform's areas. */
const areas = 'apps/platform/src/areas/'

const isStore = (file: string) => /(^|\/)([^/]+-)?store\.ts$|\/store\//.test(file)

/** Lines on which a source begins a statement or writes a part of one. */
export function sqlLinesOf(file: string, source: string): number[] {
  const starts = new Set<number>()
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  new Visitor({
    TaggedTemplateExpression({ tag, start }) {
      if (tag.type === 'Identifier' && tag.name === 'sql') starts.add(start)
    },
    CallExpression({ callee, start }) {
      if (callee.type === 'Identifier' && callee.name === 'hotQuery') starts.add(start)
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      const isSqlMember = callee.object.type === 'Identifier' && callee.object.name === 'sql'
      if (isSqlMember || builders.has(callee.property.name)) starts.add(callee.property.start)
    },
  }).visit(program)
  return [...new Set([...starts].map((start) => source.slice(0, start).split('\n').length))].sort(
    (one, other) => one - other,
  )
}

/** Sources of areas that hold SQL and are no store, as lines to read: `catalog/fields.ts:12, 40: …`. */
export function sqlOutsideStores({ files }: Pick<Sources, 'files'>): string[] {
  return [...files].flatMap(([path, source]) => {
    if (!path.startsWith(areas) || isStore(path) || path.endsWith('.fixture.ts')) return []
    const file = path.slice(areas.length)
    const lines = sqlLinesOf(file, source)
    return lines.length > 0 ? [`${file}:${lines.join(', ')}: SQL stands in a store alone.`] : []
  })
}
