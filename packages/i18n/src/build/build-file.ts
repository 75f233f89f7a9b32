import { basename, dirname, resolve } from 'node:path'
import { englishFile, readCatalog } from './catalog.ts'
import { compileCatalog } from './compile.ts'
import { inlineMessages, messagesOf } from './inline.ts'

export interface BuiltFile {
  readonly code: string
  /** Files it depends on besides itself. */
  readonly from: readonly string[]
}

export const catalogFile = /[\\/]messages[\\/](?:[a-z]+[\\/])?[a-z]{2}\.json$/
export const sourceFile = /\.tsx?$/

/** What a file that speaks, or one of messages, becomes; `null` for any other. */
export function buildFile(file: string, code: string): BuiltFile | null {
  if (catalogFile.test(file)) {
    const from = englishFile(dirname(file))
    const language = basename(file, '.json')
    return {
      code: JSON.stringify(compileCatalog(readCatalog(from), JSON.parse(code), language)),
      from: [from],
    }
  }
  const folder = messagesOf(code)
  if (folder === undefined) return null
  const from = englishFile(resolve(dirname(file), folder))
  return { code: inlineMessages(code, readCatalog(from), file), from: [from] }
}
