import { after } from '../../../base/clock.ts'
import { isUnavailable } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { headersOf } from '../tables.ts'
import { pauseAfter } from './pauses.ts'
import { type ClaimedMail, claimMails, findSuppression, insertSuppression, updateQueued } from './store.ts'
import { MailRefused, type MailTransport } from './transport.ts'

type Context = Pick<Services, 'db' | 'clock' | 'log'>

/** Seconds after which another server takes a letter over from one that is gone; longer than any attempt takes. */
const LEASE = 300
/** Days for which a bounce keeps letters from an address. */
const BOUNCE_DAYS = 30
const DAY = 86_400_000

export interface SendingOptions {
  /** Milliseconds between two looks for letters. */
  readonly everyMs?: number
  /** Letters under way at once. */
  readonly most?: number
}

/** Sends letters for as long as it is left to. Any number of servers may do so on one database. @returns how it ends */
export function runSending(
  context: Context,
  transport: MailTransport,
  { everyMs = 1_000, most = 10 }: SendingOptions = {},
): () => Promise<void> {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let turn: Promise<void> = Promise.resolve()
  const look = async () => {
    try {
      while (!isStopped && (await sendDue(context, transport, most)) === most);
    } catch (error) {
      if (!isUnavailable(error)) context.log({ level: 'error', what: 'mail', error: String(error) })
    }
    if (!isStopped) timer = setTimeout(again, everyMs).unref()
  }
  const again = () => {
    turn = look()
  }
  again()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await turn
    transport.close()
  }
}

/** Sends letters that are due now, and waits for them. @returns their number */
export async function sendDue(context: Context, transport: MailTransport, most: number): Promise<number> {
  const { db, clock } = context
  const mails = await claimMails(db, { now: clock.now(), until: after(clock, LEASE), most })
  await Promise.all(mails.map((mail) => send(context, transport, mail)))
  return mails.length
}

async function send(context: Context, transport: MailTransport, mail: ClaimedMail): Promise<void> {
  const { db, clock, log } = context
  const finish = (status: 'SENT' | 'FAILED' | 'SUPPRESSED', lastError: string | null) =>
    updateQueued(db, mail.id, { status, lastError, finishedAt: clock.now() })
  const reason = await suppressionOf(context, mail)
  if (reason) return finish('SUPPRESSED', reason)
  try {
    await transport.send({
      ...{ id: mail.id, to: mail.recipient, sender: mail.sender, subject: mail.subject },
      ...{ text: mail.body, html: mail.html },
      headers: { ...headersOf(mail.unsubscribeUrl), 'Auto-Submitted': 'auto-generated' },
    })
  } catch (error) {
    const text = String((error as Error).message).slice(0, 500)
    const pause = error instanceof MailRefused ? undefined : pauseAfter(mail.attempts)
    if (error instanceof MailRefused && error.isAddress)
      await insertSuppression(db, mail.recipient, { reason: 'BOUNCE', detail: text, createdAt: clock.now() })
    if (pause !== undefined) return updateQueued(db, mail.id, { dueAt: after(clock, pause), lastError: text })
    log({ level: 'error', what: 'mail', mail: mail.id, error: `The letter was given up: ${text}` })
    return finish('FAILED', text)
  }
  await finish('SENT', null)
}

/** Why an address gets no letters now. A complaint keeps those away that one can unsubscribe from; a bounce passes. */
async function suppressionOf({ db, clock }: Context, mail: ClaimedMail): Promise<string | undefined> {
  const found = await findSuppression(db, mail.recipient)
  if (!found) return undefined
  if (found.reason === 'COMPLAINT') return mail.unsubscribeUrl === null ? undefined : 'The reader complained.'
  return clock.now().getTime() - found.createdAt.getTime() < BOUNCE_DAYS * DAY ? found.detail : undefined
}
