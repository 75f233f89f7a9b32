import { randomUUID } from 'node:crypto'
import type { Db } from '../database.ts'

export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  /** A one-time code, so that a test or a developer need not read the text. */
  readonly code?: string
}

/** Puts a letter into the mailbox of the development site, in the transaction of what it tells about. */
export async function deliver(db: Db, letter: Letter & { readonly date: Date }): Promise<void> {
  await db
    .insertInto('mails')
    .values({
      id: randomUUID(),
      recipient: letter.to.toLowerCase(),
      subject: letter.subject,
      body: letter.text,
      html: letter.html ?? null,
      code: letter.code ?? null,
      createdAt: letter.date,
    })
    .execute()
}
