import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Whether the reference of the client API was written after the last change of the client's sources. */
export function isReferenceFresh(root: string): boolean {
  const made = timeOf(join(root, 'docs/api/dist/index.html'))
  const sources = join(root, 'packages/platform-client/src')
  return readdirSync(sources, { recursive: true, encoding: 'utf8' }).every(
    (file) => timeOf(join(sources, file)) <= made,
  )
}

/** Milliseconds of a file's last change; 0 where there is none. */
function timeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}
