import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Every file that is hashed and named, by path. Source maps are kept beside the release, not in it. */
export function filesOf(dist: string): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  const entries = readdirSync(dist, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1))
  for (const path of paths.sort()) {
    if (path === 'release.json' || path.endsWith('.map') || path.includes('.hot-update.')) continue
    files.set(path, readFileSync(join(dist, path)))
  }
  return files
}

/** Hash in the form that browsers use. */
export function hashOf(content: Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}
