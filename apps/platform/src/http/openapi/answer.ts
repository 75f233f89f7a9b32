import type { z } from 'zod'

/** A schema of either flavour of zod: the client's are of `zod/mini`. */
export type Answer = z.core.$ZodType
