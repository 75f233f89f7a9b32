import type { LetterKind } from './letter/kinds.ts'
import type { LetterSource } from './letter/written.ts'
import type { Channel } from './tables.ts'

/** An email, made by `writeLetter`. */
export interface Letter extends Sent {
  readonly kind: LetterKind
  readonly html: string
  /** Content that it was made of; with the merchant's own texts it is made anew when it is delivered. */
  readonly source?: LetterSource
}

/** A text message, a call, or a push to the member's app. */
export interface ShortMessage extends Sent {
  readonly channel: Exclude<Channel, 'EMAIL'>
  /** Id of the transaction that a push asks to approve or deny. */
  readonly transactionId?: string
}

interface Sent {
  /** An email address (of the member's app, for a push) or a phone number. */
  readonly to: string
  readonly subject: string
  /** Text of the message, or of the call. */
  readonly text: string
  /** A one-time code, so that a test or a developer need not read the text. */
  readonly code?: string
}
