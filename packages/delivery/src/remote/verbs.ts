import * as z from 'zod/mini'
import { liveContracts } from '../contracts/live-contracts.ts'
import { LONGEST_PREVIEW, previewRelease, previewSource } from '../preview/make-preview.ts'
import { parseSource } from '../preview/source.ts'
import { loadRegistry } from '../registry/change.ts'
import type { Delivery } from '../registry/delivery.ts'
import { readHistory } from '../registry/history.ts'
import { promoteSeen } from '../telemetry/promote.ts'
import { approve } from '../traffic/approve.ts'
import { canary } from '../traffic/canary.ts'
import { deploy } from '../traffic/deploy.ts'
import { pause } from '../traffic/pause.ts'
import { promoteFrom } from '../traffic/promote-from.ts'
import { rollback } from '../traffic/rollback.ts'
import { releaseFiles } from './release-files.ts'

/** One thing that a team may ask a shop for over HTTP. */
export interface Verb {
  /** Answer for a caller that is known; `folder` holds the files that came along. Throws `ZodError` for other input. */
  run(delivery: Delivery, input: unknown, folder: string): Promise<unknown>
}

const text = z.string().check(z.maxLength(100))
const reason = z.string().check(z.maxLength(1000))
const module = z.object({ module: text })
/** Seconds that a signed link works. */
const seconds = z.int().check(z.minimum(1), z.maximum(LONGEST_PREVIEW))
const share = z._default(z.union([z.number(), z.literal('set')]), 'set')

function verb<Schema extends z.ZodMiniType>(
  schema: Schema,
  run: (delivery: Delivery, input: z.output<Schema>, folder: string) => Promise<unknown>,
): Verb {
  return { run: (delivery, input, folder) => run(delivery, z.parse(schema, input), folder) }
}

const Deploy = z.object({
  module: text,
  version: z.optional(text),
  commit: z.optional(z.nullable(text)),
  canary: share,
  channel: z.optional(text),
  breaking: z.optional(reason),
  despite: z.optional(reason),
})

const Promote = z.object({
  module: text,
  from: z.optional(text),
  to: z.optional(text),
  canary: share,
  breaking: z.optional(reason),
  despite: z.optional(reason),
})

/** By the last part of the address. Each is the function behind the command of this name, with its gates. */
export const verbs: ReadonlyMap<string, Verb> = new Map([
  ['deploy', verb(Deploy, (delivery, input, from) => deploy(delivery, { ...input, from }))],
  [
    'canary',
    verb(z.object({ module: text, version: text, percent: z.number() }), (delivery, input) =>
      canary(delivery, input),
    ),
  ],
  [
    'promote',
    verb(Promote, (delivery, { from, to, canary, breaking, ...input }) =>
      from === undefined
        ? promoteSeen(delivery, input.module, input.despite)
        : promoteFrom(delivery, { ...input, from, to, canary, breaking }),
    ),
  ],
  [
    'approve',
    verb(z.object({ module: text, version: text }), (delivery, { module, version }) =>
      approve(delivery, module, version),
    ),
  ],
  ['pause', verb(module, (delivery, input) => pause(delivery, input.module))],
  ['rollback', verb(z.object({ module: text, to: z.optional(text) }), rollback)],
  [
    'release',
    verb(z.object({ module: text, version: text }), (delivery, { module, version }) =>
      releaseFiles(delivery, module, version),
    ),
  ],
  ['preview', verb(z.object({ module: text, version: text, seconds }), previewRelease)],
  [
    'link',
    verb(z.object({ module: text, seconds, source: z.unknown() }), (delivery, { source, ...input }) =>
      previewSource(delivery, { ...input, source: parseSource(source) }),
    ),
  ],
  ['contracts', verb(z.object({}), liveContracts)],
  ['modules', verb(z.object({}), async (delivery) => (await loadRegistry(delivery)).document)],
  [
    'history',
    verb(
      z.object({ module: z.optional(text), limit: z.optional(z.number()), at: z.optional(text) }),
      (delivery, { at, module, limit = 20 }) =>
        readHistory(delivery, at ? { at } : { module, limit: Math.min(limit, 1000) }),
    ),
  ],
])
