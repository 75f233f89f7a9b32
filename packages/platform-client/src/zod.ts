/** The part of zod/mini that schemas use. Named, so that the shared copy in the browser carries nothing else. */

import { config } from 'zod/mini'

// Compiled checks need `eval`, which a strict content security policy forbids and reports.
config({ jitless: true })

export type { infer } from 'zod/mini'
export {
  any,
  array,
  boolean,
  catch,
  coerce,
  discriminatedUnion,
  email,
  enum,
  extend,
  gte,
  int,
  length,
  literal,
  looseObject,
  lte,
  maxLength,
  minLength,
  nullable,
  nullish,
  number,
  object,
  optional,
  partial,
  pick,
  pipe,
  record,
  refine,
  regex,
  safeParse,
  string,
  transform,
  union,
  unknown,
  uuid,
} from 'zod/mini'
