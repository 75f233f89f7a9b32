import { basename, dirname, resolve } from 'node:path'
import { languages, translations } from '../languages.ts'
import { englishFile, readCatalog } from './catalog.ts'
import { compileCatalog } from './compile.ts'
import { inlineMessages, messagesOf } from './inline.ts'

export interface BuiltFile {
  readonly code: string
  /** Files it depends on besides itself. */
  readonly from: readonly string[]
}

const folder = String.raw`[\\/]messages[\\/](?:[a-z]+[\\/])?`
export const catalogFile = new RegExp(`${folder}(?:${languages.map(({ code }) => code).join('|')})\\.json$`)
export const sourceFile = /\.tsx?$/
const definitionFile = new RegExp(`${folder}index\\.ts$`)
const definition = /\bdefineMessages(<[^()]*>)?\(\s*(?:'([\w-]+)')?\s*\)/

/** Builds a file that speaks, or one of messages; `null` for any other. */
export function buildFile(file: string, code: string): BuiltFile | null {
  if (catalogFile.test(file)) {
    const from = englishFile(dirname(file))
    const language = basename(file, '.json')
    return {
      code: JSON.stringify(compileCatalog(readCatalog(from), JSON.parse(code), language)),
      from: [from],
    }
  }
  if (definitionFile.test(file)) return { code: code.replace(definition, withFiles), from: [] }
  const from = englishOf(file, code)
  return from === undefined ? null : { code: inlineMessages(code, readCatalog(from), file), from: [from] }
}

/** The English on which the built file depends besides its own code. */
export function englishOf(file: string, code: string): string | undefined {
  if (catalogFile.test(file)) return englishFile(dirname(file))
  const spoken = sourceFile.test(file) ? messagesOf(code) : undefined
  return spoken === undefined ? undefined : englishFile(resolve(dirname(file), spoken))
}

/** Gives `defineMessages()` one `import()` for each language of the list, so that a page fetches its own alone. */
function withFiles(_: string, type = '', chunk?: string): string {
  const loads = translations.map(({ code }) => {
    const named = chunk === undefined ? '' : `/* webpackChunkName: "${chunk}-${code}" */ `
    return `'${code}': () => import(${named}'./${code}.json')`
  })
  return `defineMessages${type}({ ${loads.join(', ')} })`
}
