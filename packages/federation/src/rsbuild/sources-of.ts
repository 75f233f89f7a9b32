import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Source files of a package without its tests, by path below `src`. */
export function sourcesOf(src: string): { readonly file: string; readonly code: string }[] {
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file))
    .map((file) => ({ file, code: readFileSync(join(src, file), 'utf8') }))
}
