import { randomUUID } from 'node:crypto'
import { observed } from '../../base/observe.ts'
import type { Db } from '../../data/database.ts'
import { insertMail } from './store.ts'
import type { Channel } from './tables.ts'

export interface Letter {
  /** An e-mail address (of the member's app, for a push) or a phone number. */
  readonly to: string
  readonly subject: string
  /** Text of the message, or of the call. */
  readonly text: string
  readonly html?: string
  /** A one-time code, so that a test or a developer need not read the text. */
  readonly code?: string
  /** A letter unless told otherwise. */
  readonly channel?: Channel
  /** Id of the transaction that a push asks to approve or deny. */
  readonly transactionId?: string
}

/** Puts a message into the mailbox of the development site, in the transaction of what it tells about. */
export async function deliver(db: Db, letter: Letter & { readonly date: Date }): Promise<void> {
  const id = randomUUID()
  observed()?.mailIds.push(id)
  await insertMail(db, {
    id,
    recipient: letter.to.toLowerCase(),
    subject: letter.subject,
    body: letter.text,
    html: letter.html ?? null,
    code: letter.code ?? null,
    channel: letter.channel ?? 'EMAIL',
    transactionId: letter.transactionId ?? null,
    createdAt: letter.date,
  })
}
