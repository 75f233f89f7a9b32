import type { ColumnType } from 'kysely'

export const channels = ['EMAIL', 'SMS', 'CALL', 'PUSH'] as const
export type Channel = (typeof channels)[number]

export interface MailboxTables {
  mails: {
    id: string
    /** An e-mail address in lower case, or a phone number. */
    recipient: string
    subject: string
    body: string
    html: string | null
    code: string | null
    channel: ColumnType<Channel, Channel | undefined>
    /** Id of the transaction that a push asks about. */
    transactionId: ColumnType<string | null, string | null | undefined>
    createdAt: Date
  }
}
