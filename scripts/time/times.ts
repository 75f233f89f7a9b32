import { lineOf, type Node, visit } from '../lib/syntax.ts'

export interface Time {
  readonly line: number
  /** As it is written there. */
  readonly what: string
}

/** The time of the database's machine, in whatever text it stands. */
const ofDatabase =
  /\b(now\(\)|clock_timestamp\(\)|statement_timestamp\(\)|transaction_timestamp\(\)|timeofday\(\)|current_timestamp\b|current_date\b|current_time\b|localtime(stamp)?\b)/i
const members: Readonly<Record<string, readonly string[]>> = {
  Date: ['now'],
  performance: ['now', 'timeOrigin'],
  process: ['hrtime', 'uptime'],
  Temporal: ['Now'],
}

/** Every place of a source that asks somebody else than the site's clock what time it is. */
export function timesOf(file: string, source: string): Time[] {
  const found: Time[] = []
  const add = (node: Node, what: string) => found.push({ line: lineOf(source, node.start), what })
  visit(file, source, (node) => {
    const text =
      node.type === 'Literal' ? node.value : node.type === 'TemplateElement' ? node.value.cooked : ''
    const told = typeof text === 'string' ? ofDatabase.exec(text)?.[0] : undefined
    if (told) add(node, told.toLowerCase())
    if (node.type === 'MemberExpression') {
      const name = node.computed ? node.property.value : node.property.name
      const base = node.object.name ?? node.object.property?.name
      if (members[base]?.includes(name)) add(node, `${base}.${name}`)
    }
    const isDate = node.callee?.name === 'Date'
    if (node.type === 'NewExpression' && isDate && node.arguments.length === 0) add(node, 'new Date()')
    if (node.type === 'CallExpression' && isDate) add(node, 'Date()')
    if (node.type === 'ImportSpecifier' && node.imported.name === 'systemClock') add(node, 'systemClock')
  })
  return found
}
