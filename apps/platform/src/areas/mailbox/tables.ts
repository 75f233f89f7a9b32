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
  /** Keys of letters that staff asked for, kept for a day. */
  letterKeys: { key: string; createdAt: Date }
  /** The merchant's texts of a kind of letter in one language; a text that is null is the platform's. */
  letterTexts: LetterTexts & { kind: LetterKind; language: string; revision: number; updatedAt: Date }
  /** One row, `id` 1, once the merchant has chosen. */
  letterDesign: LetterDesign & { id: number; revision: number; updatedAt: Date }
}
