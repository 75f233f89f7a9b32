import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { translations } from '@galleria/i18n/languages'

const templates = join(import.meta.dirname, '../../templates')

/** Every file of a new module, by path: a page with data, a widget with its contract, messages in every language, tests. */
export function filesOf(name: string): Readonly<Record<string, string>> {
  const files = read('module', name)
  return { ...untranslated(files), ...files }
}

/**
 * The same for a module with a repository of its own: its own package.json, compiler options, test set-up and pipelines.
 * `ranges` are the versions of what it depends on.
 */
export function repositoryFilesOf(
  name: string,
  ranges: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const { gitignore = '', 'package.json': manifest = '', ...own } = read('repository', name)
  const withRanges = manifest.replace(/"(\S+)": "(?:workspace:\*|catalog:)"/g, (_, dependency: string) => {
    const range = ranges[dependency]
    if (range === undefined) throw new Error(`The template depends on ${dependency}, which has no version.`)
    return `"${dependency}": "${range}"`
  })
  return { ...filesOf(name), ...own, 'package.json': withRanges, '.gitignore': gitignore }
}

/** Files of a folder of templates, each named and filled in. npm leaves out a file named .gitignore. */
function read(folder: string, name: string): Record<string, string> {
  const home = join(templates, folder)
  const named = (text: string) => text.replaceAll('__module__', name)
  const entries = readdirSync(home, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(home.length + 1))
  return Object.fromEntries(
    paths
      .sort()
      .map((path) => [named(path).replace(/\.txt$/, ''), named(readFileSync(join(home, path), 'utf8'))]),
  )
}

/** English under the name of each language: where the template has no translation yet, the team writes it. */
function untranslated(files: Readonly<Record<string, string>>): Record<string, string> {
  const english = files['src/messages/en.json'] ?? '{}'
  return Object.fromEntries(translations.map(({ code }) => [`src/messages/${code}.json`, english]))
}
