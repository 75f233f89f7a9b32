import { parseArgs } from 'node:util'
import { systemClock } from '../../base/clock.ts'
import { openTree } from '../../base/trees/open.ts'
import { backUp } from './back-up.ts'
import { keyLock } from './keys.ts'
import type { Manifest } from './manifest.ts'
import { openPlaces } from './places.ts'
import { restore, verifyBackup } from './restore.ts'

/** `backup <place>`, `restore <place>` or `verify <place>`, with the environment of the platform; tells each line to `say`. */
export async function backupCommand(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  say: (line: string) => void,
): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      'without-keys': { type: 'boolean', default: false },
      replace: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  const [verb, place] = positionals
  if (!place || positionals.length > 2) throw new Error('Enter one place: a folder, or s3://bucket/prefix.')
  const tree = openTree(place, environment, 'The place of a backup')
  const began = performance.now()
  const tell = (done: string, manifest: Manifest) => {
    const seconds = (performance.now() - began) / 1000
    if (values.json) return say(JSON.stringify({ ...summary(manifest), seconds }))
    for (const line of linesOf(done, manifest, seconds)) say(line)
  }
  if (verb === 'verify') return tell(`${tree.address} is whole`, await verifyBackup(tree))
  const withKeys = !values['without-keys']
  // Refuses before any work.
  const lock = verb === 'backup' && withKeys ? keyLock(environment) : undefined
  const places = await openPlaces(environment)
  try {
    if (verb === 'backup') {
      const manifest = await backUp(places, tree, { lock, date: systemClock.now() })
      tell(`Backed up to ${tree.address}`, manifest)
    } else {
      const manifest = await restore(places, tree, { replace: values.replace, withKeys, environment })
      tell(`Restored ${tree.address}`, manifest)
    }
  } finally {
    await places.close()
  }
}

function summary({ createdAt, tables, files, secrets, keys }: Manifest) {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  return { createdAt, tables: tables.length, rows, files: files.length, bytes, keys, secrets }
}

function linesOf(done: string, manifest: Manifest, seconds: number): string[] {
  const { createdAt, tables, rows, files, bytes, keys, secrets } = summary(manifest)
  return [
    `${done} in ${seconds.toFixed(1)} s: ${tables} tables with ${rows} rows, ${files} files, ${(bytes / 1e6).toFixed(1)} MB, as of ${createdAt}.`,
    ...(keys ? [] : ['The backup has no keys: without them no release can be signed. Keep them elsewhere.']),
    ...(secrets.length > 0
      ? [`Secrets in variables aren't in a backup. Keep these yourself: ${secrets.join(', ')}.`]
      : []),
  ]
}
