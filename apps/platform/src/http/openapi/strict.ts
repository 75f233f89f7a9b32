import { z } from 'zod'
import { toPath } from '../../base/violations.ts'
import type { Answer } from './answer.ts'
import { ErrorAnswer, TokenError } from './errors.ts'
import { unknownParts } from './known-fields.ts'

/** Answer that breaks the API's promise: a fault of the platform, whatever the caller sent. */
export class UndeclaredAnswerError extends Error {
  override readonly name = 'UndeclaredAnswerError'
}

/** Holds an answer against its schema as it travels: dates are texts by then, and what is undefined is gone. */
export function checkAnswer(call: string, schema: Answer, json: string): void {
  const sent: unknown = JSON.parse(json)
  const { error } = z.safeParse(schema, sent)
  const found = error
    ? error.issues.map((issue) => `${toPath(issue.path) || 'the whole'} ${issue.message}`)
    : unknownParts(schema, sent)
  if (found.length === 0) return
  // The same of every item of a list is told once.
  const once = [...new Set(found.map((line) => line.replace(/\[\d+\]/g, '[]')))]
  throw new UndeclaredAnswerError(`${call} promises otherwise: ${once.slice(0, 10).join('; ')}`)
}

/** Errors too have their form; the token endpoint's is another one. */
export function checkErrorAnswer(call: string | undefined, body: object): void {
  checkAnswer(
    call ?? 'The platform',
    call === 'Token' ? z.union([TokenError, ErrorAnswer]) : ErrorAnswer,
    JSON.stringify(body),
  )
}
