import { z } from 'zod'

const wholeNumber = (least: number, most: number) => z.number().int().min(least).max(most)
const status = wholeNumber(400, 599)

const Fault = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('error'),
    status: status.default(500),
    /** Code of the application error; derived from the status if left out. */
    code: z.string().min(1).max(100).optional(),
    description: z.string().max(500).optional(),
    data: z.record(z.string(), z.unknown()).optional(),
    /** Makes it a validation error (400). */
    fieldViolations: z
      .array(
        z.strictObject({
          field: z.string().min(1),
          description: z.string().default('is not valid'),
          violatedRule: z.string().default('OTHER'),
        }),
      )
      .min(1)
      .optional(),
    retryAfterSeconds: wholeNumber(0, 86_400).optional(),
  }),
  z.strictObject({ kind: z.literal('delay'), ms: wholeNumber(1, 300_000) }),
  z.strictObject({ kind: z.literal('hang') }),
  z.strictObject({ kind: z.literal('reset'), afterBytes: wholeNumber(0, 10_000_000).default(0) }),
  z.strictObject({ kind: z.literal('truncated'), afterBytes: wholeNumber(0, 10_000_000).optional() }),
  z.strictObject({ kind: z.literal('malformed') }),
  z.strictObject({ kind: z.literal('html'), status: wholeNumber(200, 599).default(502) }),
  z.strictObject({ kind: z.literal('empty'), status: wholeNumber(200, 599).default(200) }),
])
export type Fault = z.infer<typeof Fault>
export const kinds = Fault.options.map((option) => option.shape.kind.value)

/** Kinds that alter a real answer, so that there must be one. */
const spoils: ReadonlySet<Fault['kind']> = new Set(['reset', 'truncated', 'malformed'])

export const Rule = z
  .strictObject({
    /** A call's name, or method and path: `GetCurrentCart`, `POST /ecom/v1/carts/*`, `* /oauth2/token`; every request without. */
    operation: z
      .string()
      .refine((text) => /^(\w+|([A-Z]+|\*) \/\S*)$/.test(text), {
        error: 'must be the name of a call, or a method and path such as POST /ecom/v1/carts/*',
      })
      .optional(),
    /** All of them, by name; the value as it is sent. */
    headers: z.record(z.string(), z.string()).optional(),
    role: z.enum(['NONE', 'VISITOR', 'MEMBER', 'APP']).optional(),
    /** Id of the token family, the member or the visitor. */
    session: z.string().min(1).optional(),
    fault: Fault,
    /** Before the work is done, or after it: then the answer is lost, and the change is kept. */
    applied: z.enum(['before', 'after']).optional(),
    /** Requests it meets, then it is gone; all without. */
    times: wholeNumber(1, 1_000_000).optional(),
    /** Requests that match and pass before the first it meets. */
    after: wholeNumber(0, 1_000_000).default(0),
    /** Applies to the first match and then to every n-th. */
    every: wholeNumber(1, 1_000_000).default(1),
  })
  .transform((rule) => ({
    ...rule,
    applied: rule.applied ?? (spoils.has(rule.fault.kind) ? ('after' as const) : ('before' as const)),
  }))
export type Rule = z.infer<typeof Rule>
