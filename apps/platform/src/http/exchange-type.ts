import type { Seen } from '@galleria/observability'
import type { Services } from '../data/services.ts'
import type { AnswerHeaders } from './app-type.ts'

/** Readable parts of a request beside its body and its address. */
export interface RequestHead {
  readonly method: string
  readonly headers: { get(name: string): string | null }
}

/** A request under way, whichever way it came: through the application, or straight from the network. */
export interface Exchange {
  readonly services: Services
  readonly requestId: string
  /** Network address of the other end of the connection. */
  readonly peer: string
  readonly request: RequestHead
  /** For the answer, whatever it will be. */
  readonly headers: AnswerHeaders
  /** The request as the log and the metrics know it, if anybody looks. */
  readonly seen: Seen | undefined
  /** Name of the call that answers: `GetCurrentCart`. */
  operation: string | undefined
  /** The body. */
  text(): Promise<string>
  query(): URLSearchParams
  /** Variable of the path. */
  variable(name: string): string | undefined
}
