import type { ColumnType } from 'kysely'
import type { LetterDesign } from './letter/design.ts'
import type { LetterKind } from './letter/kinds.ts'
import type { LetterTexts } from './templates/texts.ts'

export const channels = ['EMAIL', 'SMS', 'CALL', 'PUSH'] as const
export type Channel = (typeof channels)[number]

/** Headers of a letter beside those of every mail. */
export function headersOf(unsubscribeUrl: string | null): Readonly<Record<string, string>> {
  if (!unsubscribeUrl) return {}
  return {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** An address that gets no letters, by the hash of itself. */
export interface Suppression {
  readonly addressHash: string
  readonly reason: 'BOUNCE' | 'COMPLAINT'
  readonly detail: string
  readonly createdAt: Date
}

export interface MailboxTables {
  mails: {
    id: string
    /** An e-mail address in lower case, or a phone number. */
    recipient: string
    /** Display name of who a letter comes from. */
    sender: ColumnType<string | null, string | null | undefined>
    subject: string
    body: string
    html: string | null
    code: string | null
    /** Address of the headers `List-Unsubscribe` and `List-Unsubscribe-Post` (RFC 8058). */
    unsubscribeUrl: ColumnType<string | null, string | null | undefined>
    channel: ColumnType<Channel, Channel | undefined>
    /** Id of the transaction that a push asks about. */
    transactionId: ColumnType<string | null, string | null | undefined>
    createdAt: Date
  }
  /** Letters that leave by mail. */
  mailQueue: {
    mailId: string
    status: 'PENDING' | 'SENT' | 'FAILED' | 'SUPPRESSED' | 'BOUNCED'
    /** Attempts that were begun. */
    attempts: number
    /** When it is sent next; of one that a server is sending, when another takes it over. */
    dueAt: Date
    lastError: string | null
    finishedAt: Date | null
  }
  mailSuppressions: Suppression
  /** Keys of letters that staff asked for, kept for a day. */
  letterKeys: { key: string; createdAt: Date }
  /** The merchant's texts of a kind of letter in one language; a text that is null is the platform's. */
  letterTexts: LetterTexts & { kind: LetterKind; language: string; revision: number; updatedAt: Date }
  /** One row, `id` 1, once the merchant has chosen. */
  letterDesign: LetterDesign & { id: number; revision: number; updatedAt: Date }
}
