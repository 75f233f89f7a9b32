import * as z from 'zod/mini'

const ReleaseEntry = z.object({
  version: z.string(),
  /** Of its release.json, which in turn holds the hash of every file. */
  integrity: z.string(),
  releasedAt: z.string(),
})
export type ReleaseEntry = z.infer<typeof ReleaseEntry>

const ModuleEntry = z.object({
  current: z.string(),
  /** Newest first; each can be served again. */
  releases: z.array(ReleaseEntry),
  /** Versions that were current, newest first: where a rollback goes. */
  previous: z.array(z.string()),
})
export type ModuleEntry = z.infer<typeof ModuleEntry>

/** Who runs what. The revision only ever grows. */
export const RegistryDocument = z.object({
  schema: z.literal(1),
  revision: z.number(),
  modules: z.record(z.string(), ModuleEntry),
})
export type RegistryDocument = z.infer<typeof RegistryDocument>

export const emptyRegistry: RegistryDocument = { schema: 1, revision: 0, modules: {} }
