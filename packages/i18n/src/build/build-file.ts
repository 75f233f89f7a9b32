import { basename, dirname, resolve } from 'node:path'
import { englishFile, readCatalogue } from './catalogue.ts'
import { compileCatalogue } from './compile.ts'
import { inlineMessages, messagesOf } from './inline.ts'

export interface BuiltFile {
  readonly code: string
  /** Files it depends on besides itself. */
  readonly from: readonly string[]
}

export const catalogueFile = /[\\/]messages[\\/][a-z]{2}\.json$/
export const sourceFile = /\.tsx?$/

/** What a file that speaks, or one of messages, becomes; `null` for any other. */
export function buildFile(file: string, code: string): BuiltFile | null {
  if (catalogueFile.test(file)) {
    const from = englishFile(dirname(file))
    const language = basename(file, '.json')
    return {
      code: JSON.stringify(compileCatalogue(readCatalogue(from), JSON.parse(code), language)),
      from: [from],
    }
  }
  const folder = messagesOf(code)
  if (folder === undefined) return null
  const from = englishFile(resolve(dirname(file), folder))
  return { code: inlineMessages(code, readCatalogue(from), file), from: [from] }
}
