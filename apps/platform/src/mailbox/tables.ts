export interface MailboxTables {
  mails: {
    id: string
    recipient: string
    subject: string
    body: string
    html: string | null
    code: string | null
    createdAt: Date
  }
}
