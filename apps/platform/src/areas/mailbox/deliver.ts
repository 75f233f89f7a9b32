import { randomUUID } from 'node:crypto'
import { observed } from '../../base/observe.ts'
import type { Db } from '../../data/database.ts'
import type { LetterKind } from './letter/kinds.ts'
import { insertMail } from './store.ts'
import type { Channel } from './tables.ts'

/** An email, made by `writeLetter`. */
export interface Letter extends Sent {
  readonly kind: LetterKind
  readonly html: string
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

/** Puts a message into the mailbox of the development site, in the transaction of what it tells about. */
export async function deliver(
  db: Db,
  message: (Letter | ShortMessage) & { readonly date: Date },
): Promise<void> {
  const id = randomUUID()
  observed()?.mailIds.push(id)
  const isLetter = 'html' in message
  await insertMail(db, {
    id,
    recipient: message.to.toLowerCase(),
    subject: message.subject,
    body: message.text,
    html: isLetter ? message.html : null,
    code: message.code ?? null,
    channel: isLetter ? 'EMAIL' : message.channel,
    transactionId: isLetter ? null : (message.transactionId ?? null),
    createdAt: message.date,
  })
}
