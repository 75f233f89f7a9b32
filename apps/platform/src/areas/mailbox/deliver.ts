import { randomUUID } from 'node:crypto'
import { observed } from '../../base/observe.ts'
import type { Db } from '../../data/database.ts'
import { isMailing } from '../../data/mail/mailing.ts'
import type { Letter, ShortMessage } from './message.ts'
import { insertQueued } from './sending/store.ts'
import { insertMail } from './store.ts'
import { inOwnWords } from './templates/in-own-words.ts'

/**
 * Puts a message into the mailbox of the site, in the transaction of what it tells about. A letter gets the texts and the
 * design that the merchant saved, and its place in the queue where letters leave by mail.
 */
export async function deliver(
  db: Db,
  message: (Letter | ShortMessage) & { readonly date: Date },
): Promise<void> {
  const id = randomUUID()
  observed()?.mailIds.push(id)
  const isLetter = 'html' in message
  const { subject, text, html, sender } = isLetter
    ? await inOwnWords(db, message)
    : { ...message, html: null, sender: null }
  await insertMail(db, {
    id,
    recipient: message.to.toLowerCase(),
    ...{ sender, subject, html },
    body: text,
    code: message.code ?? null,
    unsubscribeUrl: isLetter ? (message.source?.letter.unsubscribeUrl ?? null) : null,
    channel: isLetter ? 'EMAIL' : message.channel,
    transactionId: isLetter ? null : (message.transactionId ?? null),
    createdAt: message.date,
  })
  if (isLetter && isMailing(db)) await insertQueued(db, id, message.date)
}
