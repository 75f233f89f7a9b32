import type { ZodMiniType } from 'zod/mini'
import { parseJson } from '../encoding/json.ts'
import { WebhookError } from './webhook-error.ts'

/** A value that must be as `schema` says; `where` begins the path in the failure's message. */
export function read<Output>(schema: ZodMiniType<Output>, value: unknown, where: string): Output {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const path = [where, ...(issue?.path ?? [])].join('.')
  throw new WebhookError('MALFORMED_EVENT', `${path}: ${issue?.message ?? 'is wrong'}`, result.error)
}

/** JSON within JSON: events have three levels of it (wire §2.10). */
export function readText<Output>(schema: ZodMiniType<Output>, text: unknown, where: string): Output {
  if (typeof text !== 'string') throw new WebhookError('MALFORMED_EVENT', `${where}: is no text`)
  let value: unknown
  try {
    value = parseJson(text)
  } catch (error) {
    throw new WebhookError('MALFORMED_EVENT', `${where}: is no JSON`, error)
  }
  return read(schema, value, where)
}
