import { z } from 'zod'

const Stored = z.object({
  /** Below the root of the backup. */
  path: z.string().regex(/^(?!\/)(?!.*(^|\/)\.\.(\/|$))[^\0]{1,1024}$/),
  size: z.int().min(0),
  sha256: z.string().regex(/^[\da-f]{64}$/),
  headers: z.record(z.string(), z.string()).optional(),
})

const Manifest = z.object({
  format: z.literal(1),
  /** When the snapshot of the database was taken. */
  createdAt: z.iso.datetime(),
  postgres: z.string(),
  steps: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int().min(0) })),
  modules: z.enum(['folder', 'bucket']),
  /** Whether the keys of the installation are in the backup, encrypted. */
  keys: z.boolean(),
  /** Secret variables that were set: their values are in no backup. */
  secrets: z.array(z.string()),
  files: z.array(Stored),
})

export type StoredFile = z.infer<typeof Stored>
export type Manifest = z.infer<typeof Manifest>

export const MANIFEST = 'manifest.json'
export const KEYS = 'keys.json.age'

/** @throws Error in words for text that is no manifest of a backup */
export function readManifest(text: string, place: string): Manifest {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Error(`${place}/${MANIFEST} is damaged: it isn't JSON.`)
  }
  const parsed = Manifest.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(`${place}/${MANIFEST} is damaged: ${issue?.path.join('.')}: ${issue?.message}`)
}
