import { cartVersions, errorKinds } from '@galleria/delivery/telemetry'
import * as z from 'zod/mini'

const Name = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,63}$/, 'is no module'))
const Version = z.string().check(z.regex(/^[\w.+-]{1,64}$/, 'is no version'))
const Names = z.array(Name).check(z.maxLength(50))
const Milliseconds = z.number().check(z.nonnegative(), z.maximum(600_000))

/** A page of a module, by the pattern of its address; one that no release declares is not counted. */
const Page = z.object({ module: Name, route: z.string().check(z.maxLength(200)) })

const ToldError = z.object({
  kind: z.enum(errorKinds),
  message: z.string().check(z.maxLength(2000)),
  stack: z._default(z.string().check(z.maxLength(20_000)), ''),
  /** Module whose boundary caught the error; without one the stack decides. */
  module: z.optional(Name),
  version: z.optional(Version),
})
export type ToldError = z.infer<typeof ToldError>

/** Batch of a tab. A sender can make up all of it, so every part is bounded. */
export const Batch = z.object({
  /** Milliseconds since the page began. */
  age: z.number().check(z.nonnegative(), z.maximum(90 * 86_400_000)),
  /** Releases that the page is made of, by module. */
  set: z
    .record(Name, Version)
    .check(z.refine((set) => Object.keys(set).length <= 50, 'has more than 50 modules')),
  /** By a signed link: says nothing of those who were drawn. */
  isPreview: z._default(z.boolean(), false),
  /** Modules that are told of for the first time in this page view, if it is one that is counted. */
  seen: z._default(Names, []),
  /** Modules that failed in it for the first time. */
  failed: z._default(Names, []),
  /** Web vitals of the page as a whole: milliseconds, CLS its score. */
  vitals: z._default(
    z.object({
      lcp: z.optional(Milliseconds),
      inp: z.optional(Milliseconds),
      ttfb: z.optional(Milliseconds),
      fcp: z.optional(Milliseconds),
      cls: z.optional(z.number().check(z.nonnegative(), z.maximum(600))),
    }),
    {},
  ),
  /** Page that the document began with, which all vitals but INP are of. */
  page: z.optional(Page),
  /** `traceparent` of the answer with the document, where its request was traced. */
  trace: z.optional(z.string().check(z.maxLength(60))),
  /** Module of the slowest press, and the page that it was on. */
  press: z.optional(z.object({ module: Name, page: z.optional(Page) })),
  /** Long tasks of the whole view by module, with their milliseconds beyond 50 each; absent where browsers tell of none. */
  tasks: z.optional(
    z
      .record(
        Name,
        z.object({
          count: z.int().check(z.nonnegative(), z.maximum(100_000)),
          blocking: z.number().check(z.nonnegative(), z.maximum(86_400_000)),
        }),
      )
      .check(z.refine((tasks) => Object.keys(tasks).length <= 50, 'has more than 50 modules')),
  ),
  /** Milliseconds that the files of a module took to come. */
  loads: z._default(z.record(Name, Milliseconds), {}),
  /** Purchases of the view that were handed over to their payment, by the cart API that served them. */
  purchases: z._default(
    z.partialRecord(z.enum(cartVersions), z.int().check(z.nonnegative(), z.maximum(100))),
    {},
  ),
  errors: z._default(z.array(ToldError).check(z.maxLength(50)), []),
})
export type Batch = z.infer<typeof Batch>
