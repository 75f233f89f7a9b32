import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { z } from 'zod'
import { applicationError } from '../../../base/errors.ts'

const VERSION = 1
const LARGEST = 1_000_000_000

const Manifest = z.strictObject({
  format: z.literal('galleria-snapshot'),
  version: z.literal(VERSION),
  name: z.string(),
  createdAt: z.iso.datetime(),
  /** State of the schema. */
  steps: z.string(),
  /** Tells whose keys the sealed values were sealed with, without telling the keys. */
  key: z.string(),
  tables: z.array(
    z.strictObject({
      name: z.string(),
      rows: z.int().min(0),
      columns: z.array(z.strictObject({ name: z.string(), type: z.string() })),
    }),
  ),
  sha256: z.string(),
})
type Manifest = z.output<typeof Manifest>
export type Contents = Omit<Manifest, 'format' | 'version' | 'sha256'>

/** One gzipped text: a manifest, then a line per row, in the order of the manifest's tables. */
export async function packFile(contents: Contents, rows: readonly string[]): Promise<Buffer> {
  const head = { format: 'galleria-snapshot' as const, version: VERSION, ...contents } as const
  const lines = rows.map((row) => JSON.stringify(row))
  const manifest = { ...head, sha256: hashOf(head, lines) }
  return promisify(gzip)([JSON.stringify(manifest), ...lines, ''].join('\n'))
}

/** @throws what is wrong with the file, in words; nothing has been touched then */
export async function unpackFile(file: Uint8Array): Promise<{ contents: Contents; rows: string[] }> {
  const text = await promisify(gunzip)(file, { maxOutputLength: LARGEST }).catch(() => {
    throw bad('SNAPSHOT_DAMAGED', "The file isn't a complete snapshot.")
  })
  const [first = '', ...lines] = text.toString('utf8').split('\n')
  const manifest = readManifest(first)
  if (lines.pop() !== '') throw bad('SNAPSHOT_DAMAGED', 'The file is incomplete.')
  const { sha256, ...head } = manifest
  if (hashOf(head, lines) !== sha256) throw bad('SNAPSHOT_CHANGED', 'The file is damaged.')
  const counted = manifest.tables.reduce((sum, { rows }) => sum + rows, 0)
  if (counted !== lines.length)
    throw bad('SNAPSHOT_CHANGED', "The file doesn't have the number of rows in its manifest.")
  const { format, version, ...contents } = head
  return { contents, rows: lines.map((line) => JSON.parse(line) as string) }
}

function readManifest(line: string): Manifest {
  const found = parsed(line)
  if (found?.format === 'galleria-snapshot' && found.version !== VERSION) {
    throw bad(
      'SNAPSHOT_VERSION',
      `This platform reads snapshots of version ${VERSION}. The file has version ${String(found.version)}.`,
    )
  }
  const manifest = Manifest.safeParse(found)
  if (!manifest.success) throw bad('SNAPSHOT_DAMAGED', "The file doesn't start with a snapshot manifest.")
  return manifest.data
}

function parsed(line: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(line) as Record<string, unknown>
  } catch {
    return undefined
  }
}

function hashOf(head: object, lines: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(head))
  for (const line of lines) hash.update('\n').update(line)
  return hash.digest('hex')
}

export function bad(code: string, description: string) {
  return applicationError(400, code, description)
}
