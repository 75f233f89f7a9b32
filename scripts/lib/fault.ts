import { errorPage } from '../../packages/environment/src/index.ts'
import type { StartFaultCode } from './start-faults.ts'

/** Something a person must put right: what happened, what to do, and the last lines the part said. */
export class Fault extends Error {
  readonly code: StartFaultCode
  readonly advice: string
  readonly said: readonly string[]

  constructor(code: StartFaultCode, message: string, advice = '', said: readonly string[] = []) {
    super(message)
    this.name = 'Fault'
    this.code = code
    this.advice = advice
    this.said = said
  }
}

export function describeFault(error: unknown): string {
  if (!(error instanceof Fault))
    return error instanceof Error ? (error.stack ?? error.message) : String(error)
  const tail = error.said.slice(-12).map((line) => `    | ${line}`)
  const words = [error.message, error.advice].filter(Boolean).map((line) => `  ${line}`)
  const more = `  More: ${errorPage(error.code, process.env.DOCS_URL)}`
  return ['', ...words, ...(tail.length ? ['', ...tail, ''] : []), more, ''].join('\n')
}
