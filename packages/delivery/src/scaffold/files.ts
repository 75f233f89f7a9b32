import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const templates = join(import.meta.dirname, '../../templates/module')

/** Every file of a new module, by path: a page with data, a widget with its agreement, words in both languages, tests. */
export function filesOf(name: string): Readonly<Record<string, string>> {
  const named = (text: string) => text.replaceAll('__module__', name)
  const entries = readdirSync(templates, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(templates.length + 1))
  return Object.fromEntries(
    paths
      .sort()
      .map((path) => [named(path).replace(/\.txt$/, ''), named(readFileSync(join(templates, path), 'utf8'))]),
  )
}
