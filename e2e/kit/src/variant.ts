import { createHash } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Files of a build, by their paths in it, as they are to be instead: `{ 'server/module.js': (code) => … }`. */
export type Changes = Readonly<Record<string, (content: string) => string>>

interface Description {
  module: string
  integrity: Record<string, string>
}

let count = 0

/**
 * A copy of what was built (or of a release in a module store) with other content and its hashes put right: another good
 * release, without a build. `mark` alone makes its bytes its own. To be removed by whoever asked.
 */
export async function variantOf(
  built: string,
  changes: Changes = {},
): Promise<{ readonly folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'galleria-variant-'))
  await cp(built, folder, {
    recursive: true,
    // Files that a store adds to a build: packed copies, signatures, packed source maps.
    filter: (path) => !/\.br$|release\.sig$|\.map(\.gz)?$/.test(path),
  })
  const path = join(folder, 'release.json')
  const description: Description = JSON.parse(await readFile(path, 'utf8'))
  const own = `\n// ${process.pid} ${Date.now()} ${++count}`
  const all: Changes = { 'server/module.js': (code) => code, ...changes }
  for (const [file, change] of Object.entries(all)) {
    const content = change(await readFile(join(folder, file), 'utf8')) + (file.endsWith('.js') ? own : '')
    await writeFile(join(folder, file), content)
    description.integrity[file] = hash(content)
  }
  await writeFile(path, JSON.stringify(description))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

export async function moduleIn(folder: string): Promise<string> {
  const text = await readFile(join(folder, 'release.json'), 'utf8').catch(() => {
    throw new Error(`${folder} holds no built module: release.json is missing. Build it first.`)
  })
  return (JSON.parse(text) as Description).module
}

function hash(content: string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}
