import * as z from 'zod/mini'
import { UsesSchema } from '../store/parse-record.ts'

const strings = z.array(z.string())
const bytes = z.number().check(z.gte(1))

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

/** A person's word, by key, that a release may get traffic. */
const Approval = z.object({
  version: z.string(),
  integrity: z.string(),
  key: z.string(),
  by: z.string(),
  at: z.string(),
})

const ModuleEntry = z.object({
  /** Release that everybody gets; null while nothing was released to production. */
  live: z.nullable(Reference),
  /** Release that runs when the live one cannot. */
  lastGood: z.nullable(Reference),
  /** Versions that were live, newest first: where rollbacks go. */
  previous: z.array(z.string()),
  canary: z.nullable(Canary),
  /** Full release under watch: since when, and what it replaced. */
  trial: z.optional(z.nullable(z.object({ since: z.string(), before: Reference }))),
  /** Newest first, where the module's settings ask for them. */
  approvals: z.optional(z.array(Approval)),
  /** Versions that were found healthy, newest first: where a fault or a rollback may go. */
  proven: z.optional(strings),
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

const requiredGates = z.array(z.enum(['matrix']))
const approvals = z.number().check(z.gte(1), z.lte(9))

/** Rights of a module and the way it is released; its owners set them, never its releases. */
export const ModuleSettings = z.strictObject({
  /** Most bytes, packed: before the first view, and of any script or style. Absent ones have the gate's defaults. */
  budgets: z.optional(z.strictObject({ load: z.optional(bytes), chunk: z.optional(bytes) })),
  /** Gates that must have passed before a release gets traffic, beyond those that every release is asked. */
  require: z.optional(requiredGates),
  /** The only first segments it may answer; other modules may not. Absent: any that no other module has. */
  prefixes: z.optional(strings),
  /** The only widgets it may offer. Absent: any of its own name. */
  widgets: z.optional(strings),
  /** Share of visitors, in percent, that a deploy begins with; 100 opts out of canaries. */
  share: z.optional(z.number().check(z.gte(1), z.lte(100))),
  /**
   * By what its canaries are judged: page views that a comparison needs, milliseconds beyond which a press (INP) is slow, and
   * percent of the p75 of LCP and INP that count as worse. Absent ones are the usual.
   */
  canary: z.optional(
    z.strictObject({
      views: z.optional(z.int().check(z.gte(20), z.lte(100_000))),
      inp: z.optional(z.int().check(z.gte(50), z.lte(10_000))),
      slower: z.optional(z.number().check(z.gte(1), z.lte(1000))),
    }),
  ),
  /** People, by key, that must approve a release before it gets traffic; its releaser counts. */
  approvals: z.optional(approvals),
  /** What other channels than production ask for. */
  channels: z.optional(
    z.record(
      z.string(),
      z.strictObject({ require: z.optional(requiredGates), approvals: z.optional(approvals) }),
    ),
  ),
})
export type ModuleSettings = z.infer<typeof ModuleSettings>

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
  /** By module; those of `*` hold where a module has none of its own. */
  settings: z._default(z.record(z.string(), ModuleSettings), {}),
  /** Keys of teams by id (the first 16 digits of the SHA-256 of the SPKI bytes). Shells trust none of them. */
  keys: z._default(z.record(z.string(), TeamKey), {}),
})
export type RegistryDocument = z.infer<typeof RegistryDocument>

export function emptyRegistry(revision = 0): RegistryDocument {
  return { schema: 2, revision, change: null, shells: {}, modules: {}, settings: {}, keys: {} }
}

export const newModule: ModuleEntry = { live: null, lastGood: null, previous: [], canary: null, channels: {} }
