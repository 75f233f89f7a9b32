import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { translations } from '@galleria/i18n/languages'

const templates = join(import.meta.dirname, '../../templates/module')

/** Every file of a new module, by path: a page with data, a widget with its contract, messages in every language, tests. */
export function filesOf(name: string): Readonly<Record<string, string>> {
  const named = (text: string) => text.replaceAll('__module__', name)
  const entries = readdirSync(templates, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(templates.length + 1))
  const files = Object.fromEntries(
    paths
      .sort()
      .map((path) => [named(path).replace(/\.txt$/, ''), named(readFileSync(join(templates, path), 'utf8'))]),
  )
  return { ...untranslated(files), ...files }
}

/** English under the name of each language: where the template has no translation yet, the team writes it. */
function untranslated(files: Readonly<Record<string, string>>): Record<string, string> {
  const english = files['src/messages/en.json'] ?? '{}'
  return Object.fromEntries(translations.map(({ code }) => [`src/messages/${code}.json`, english]))
}
