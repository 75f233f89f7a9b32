import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Key to ICU text, as in `en.json`. */
export type Catalog = Readonly<Record<string, string>>

export const englishFile = (folder: string) => join(folder, 'en.json')

export function readCatalog(file: string): Catalog {
  return JSON.parse(readFileSync(file, 'utf8')) as Catalog
}
