import * as z from 'zod/mini'
import { UsesSchema } from '../store/parse-record.ts'

/** One release, by name and by its record's hash. */
const Reference = z.object({ version: z.string(), integrity: z.string() })
export type Reference = z.infer<typeof Reference>

const Canary = z.object({
  ...Reference.shape,
  /** Share of visitors; those of a smaller share are also in a greater one. */
  percent: z.number(),
  /** Decides who is in it: kept for as long as the rollout lasts. */
  salt: z.string(),
  state: z.enum(['running', 'paused', 'aborted']),
  since: z.string(),
})
export type Canary = z.infer<typeof Canary>

const ModuleEntry = z.object({
  /** Release that everybody gets; null while nothing was released to production. */
  live: z.nullable(Reference),
  /** Release that runs when the live one cannot. */
  lastGood: z.nullable(Reference),
  /** Versions that were live, newest first: where rollbacks go. */
  previous: z.array(z.string()),
  canary: z.nullable(Canary),
  /** `staging`, `preview/<name>`. */
  channels: z.record(z.string(), Reference),
  /** Slots in which the module's extensions are turned off. */
  extensionsOff: z.optional(z.array(z.string())),
})
export type ModuleEntry = z.infer<typeof ModuleEntry>

const Verdict = z.object({
  gate: z.string(),
  verdict: z.enum(['pass', 'warn', 'fail']),
  found: z.array(z.string()),
})

/** Change that made this revision of the one before: who did what, when and why. */
const Change = z.object({
  at: z.string(),
  by: z.string(),
  action: z.string(),
  module: z.nullable(z.string()),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  why: z.nullable(z.string()),
  gates: z.array(Verdict),
  /** Modules of a change of several at once, whose `module` is null. */
  modules: z.optional(z.array(z.string())),
  /** Key that made the change; absent in changes from before keys had names. */
  key: z.optional(z.string()),
})
export type Change = z.infer<typeof Change>

const strings = z.array(z.string())

/** `agreement.json` of a shell's build (`ShellAgreement` of the build kit). */
export const ShellAgreementSchema = z.object({
  exports: z.record(z.string(), strings),
  operations: strings,
  uses: UsesSchema,
  links: strings,
  hears: strings,
})

const ShellEntry = z.object({
  /** Shared singleton to the version this shell brings. */
  provides: z.record(z.string(), z.string()),
  /** Absent for shells of older builds: they are compared by versions alone. */
  agreement: z.optional(ShellAgreementSchema),
  since: z.string(),
})
export type ShellEntry = z.infer<typeof ShellEntry>

const TeamKey = z.object({
  name: z.string(),
  /** Ed25519, SPKI in base64. */
  publicKey: z.string(),
  /**
   * `owner` may change everything, `maintainer` releases and sets what its modules may do, `releaser` only releases
   * them.
   */
  role: z.enum(['owner', 'maintainer', 'releaser']),
  /** Modules of a maintainer or releaser; an owner's list is empty. */
  modules: z.array(z.string()),
  since: z.string(),
  by: z.string(),
})
export type TeamKey = z.infer<typeof TeamKey>

/** Registry of the releases that run. The revision only ever grows. */
export const RegistryDocument = z.object({
  schema: z.literal(2),
  revision: z.number(),
  change: z.nullable(Change),
  /** Shells that serve now, by version. */
  shells: z.record(z.string(), ShellEntry),
  modules: z.record(z.string(), ModuleEntry),
  /** Keys of teams by id (the first 16 digits of the SHA-256 of the SPKI bytes). Shells trust none of them. */
  keys: z._default(z.record(z.string(), TeamKey), {}),
})
export type RegistryDocument = z.infer<typeof RegistryDocument>

export function emptyRegistry(revision = 0): RegistryDocument {
  return { schema: 2, revision, change: null, shells: {}, modules: {}, keys: {} }
}

export const newModule: ModuleEntry = { live: null, lastGood: null, previous: [], canary: null, channels: {} }
