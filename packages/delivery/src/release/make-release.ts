import { createHash } from 'node:crypto'
import type { FileSize, ReleaseRecord } from '@galleria/federation'
import { pack } from '../store/compress.ts'
import type { Built } from './read-build.ts'
import type { CompressedBefore } from './reuse-compressed.ts'

export interface MadeRelease {
  readonly record: ReleaseRecord
  /** With packed copies beside what is sent to browsers. */
  readonly files: ReadonlyMap<string, Uint8Array>
}

interface Names {
  readonly version?: string | undefined
  readonly commit: string | null
  readonly createdAt: string
}

/** Without a version the content makes one, so that releasing the same twice is nothing new. */
export async function makeRelease(
  { draft, files, maps }: Built,
  { version = contentVersion(draft), commit, createdAt }: Names,
  compressedBefore: CompressedBefore = async () => null,
): Promise<MadeRelease> {
  const all = new Map([...files, ...maps])
  const sizes: [string, FileSize][] = await Promise.all(
    [...files].map(async ([path, content]) => {
      // The shell reads the rest itself.
      const packed = path.startsWith('web/')
        ? ((await compressedBefore(path, content)) ?? (await pack(path, content)))
        : null
      if (packed) all.set(`${path}.br`, packed)
      return [path, { bytes: content.length, packed: packed?.length ?? content.length }]
    }),
  )
  return {
    record: { ...draft, version, sizes: Object.fromEntries(sizes), commit, createdAt },
    files: all,
  }
}

function contentVersion(draft: Built['draft']): string {
  return createHash('sha256').update(JSON.stringify(draft)).digest('hex').slice(0, 12)
}

/** Whether two records are of the same bytes: when and from which commit they were released is no part of that. */
export function sameContent(one: ReleaseRecord, other: ReleaseRecord): boolean {
  return contentOf(one) === contentOf(other)
}

function contentOf({ commit: _, createdAt: __, sizes: ___, ...content }: ReleaseRecord): string {
  return JSON.stringify(sorted(content))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value) || !value || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}
