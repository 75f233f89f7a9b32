/** The part of zod/mini that schemas use. Named, so that the shared copy in the browser carries nothing else. */

import { catchall, coerce, config, object } from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'

// Compiled checks need `eval`, which a page's strict content security policy forbids and reports; a server has none.
const { process: server } = globalThis as { process?: { versions?: { node?: string } } }
config({ jitless: server?.versions?.node === undefined })

export type { infer } from 'zod/mini'
export {
  array,
  boolean,
  looseObject,
  nullish,
  number,
  object,
  optional,
  safeParse,
  string,
  unknown,
} from 'zod/mini'

/** A map with free keys: zod's `record` without its key schema, at a tenth of its bytes. */
export const dictionary = <Value extends $ZodType>(value: Value) => catchall(object({}), value)

/** A number, also where the wire allows digits in a string. */
export const numeric = coerce.number
