import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Files of the browser's build bear hashes of their content; what lists them all is a version of the whole. */
export function shellVersion(webFolder: string): string {
  const manifest = readFileSync(join(webFolder, 'manifest.json'))
  return createHash('sha256').update(manifest).digest('hex').slice(0, 12)
}
