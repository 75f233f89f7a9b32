import compile from 'icu-minify/compile'
import type { CompiledMessage } from 'icu-minify/format'
import { languages } from '../languages.ts'
import type { Catalog } from './catalog.ts'

/** A catalog without its keys, in the order of the English one; `null` where a message lacks. */
export function compileCatalog(english: Catalog, catalog: Catalog, code: string): (CompiledMessage | null)[] {
  return Object.keys(english).map((key) => {
    const text = catalog[key]
    return text === undefined ? null : compileMessage(text, code)
  })
}

export function compileMessage(text: string, code: string): CompiledMessage {
  const compiled = compile(text)
  const { direction } = languages.find((language) => language.code === code) ?? {}
  return direction === 'rtl' ? (isolate(compiled) as CompiledMessage) : compiled
}

/**
 * Isolates arguments by marks: an argument that runs the other way would pull its neighbors along (UAX 9, FSI and PDI).
 * An argument is an array of its name alone; what follows a name or a number are options, or a tag's children.
 */
function isolate(node: unknown): unknown {
  if (!Array.isArray(node)) return node
  return node.flatMap((part: unknown) => {
    if (!Array.isArray(part)) return [part]
    if (part.length === 1) return ['\u2068', part, '\u2069']
    return [part.length > 2 ? within(part) : part]
  })
}

function within([name, kind, ...rest]: readonly unknown[]): unknown[] {
  if (typeof kind !== 'number') return [name, ...(isolate([kind, ...rest]) as unknown[])]
  const [options] = rest
  if (typeof options !== 'object' || options === null || kind === 4 || kind === 5 || kind === 6)
    return [name, kind, ...rest]
  return [
    name,
    kind,
    Object.fromEntries(Object.entries(options).map(([choice, message]) => [choice, isolate(message)])),
  ]
}
