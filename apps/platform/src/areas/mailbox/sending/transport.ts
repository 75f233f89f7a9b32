import type { MailConfig } from '../../../data/mail/settings.ts'

/** A letter as it leaves. */
interface OutgoingMail {
  /** Id of the letter: the same in each attempt, so that whoever takes it twice can tell. */
  readonly id: string
  readonly to: string
  /** Display name of the sender. */
  readonly sender: string | null
  readonly subject: string
  readonly text: string
  readonly html: string | null
  readonly headers: Readonly<Record<string, string>>
}

/** Takes letters over. Resolves once the other side has taken a letter, and throws `MailRefused` or a passing failure. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>
  /** Throws where no letter could be sent now. */
  check(): Promise<void>
  close(): void
}

/** A letter that is refused for good: another attempt would be refused as well. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
  /** The address is of nobody. */
  readonly isAddress: boolean

  constructor(message: string, isAddress: boolean) {
    super(message)
    this.isAddress = isAddress
  }
}

/** Libraries are loaded by those who send alone. */
export async function openTransport(
  config: Exclude<MailConfig, { transport: 'mailbox' }>,
): Promise<MailTransport> {
  if (config.transport === 'smtp') return (await import('./smtp.ts')).smtpTransport(config)
  return (await import('./http.ts')).httpTransport(config)
}

/** Name of a letter on its way through mail servers. */
export function messageId(id: string, from: string): string {
  return `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`
}
