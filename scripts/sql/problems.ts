import { parseSync } from 'libpg-query'
import { problemOf } from './rules.ts'

/** Problems of this SQL on a distributed engine, once each. `parse` (of libpg-query) must be loaded. */
export function problemsOf(sql: string): string[] {
  const found = new Set<string>()
  const { stmts = [] } = parseSync(sql)
  if (stmts.length > 1) found.add('several statements: one per step')
  walk(stmts, (kind, node) => {
    const problem = problemOf(kind, node)
    if (problem) found.add(problem)
  })
  return [...found]
}

/** Every node with its kind: the parser names each by the key that leads to it, those of one fixed kind in small letters. */
function walk(node: unknown, visit: (kind: string, node: object) => void): void {
  if (Array.isArray(node)) for (const each of node) walk(each, visit)
  else if (node && typeof node === 'object') {
    for (const [key, value] of Object.entries(node)) {
      if (value && typeof value === 'object') {
        if (!Array.isArray(value)) visit(fixed[key] ?? key, value)
        walk(value, visit)
      }
    }
  }
}

const fixed: Readonly<Record<string, string>> = {
  typeName: 'TypeName',
  relation: 'RangeVar',
  rel: 'RangeVar',
}
