import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

/** A mail server of this machine, which answers as a test tells it to. */
export interface MailServer {
  readonly url: string
  /** Letters that it took, as they came. */
  readonly taken: { readonly from: string; readonly to: string; readonly text: string }[]
  /** Answer to the next letters to an address: a code and a text; without one it takes them. */
  readonly refusals: Map<string, { readonly code: number; readonly text: string }>
  /** Milliseconds for which it reads each letter. */
  pause: number
  close(): Promise<void>
}

export async function mailServer(port = 0): Promise<MailServer> {
  const taken: MailServer['taken'] = []
  const refusals: MailServer['refusals'] = new Map()
  const server = new SMTPServer({
    ...{ disabledCommands: ['STARTTLS'], allowInsecureAuth: true, logger: false },
    onAuth: ({ username, password }, _, done) =>
      password === 'right' ? done(null, { user: username }) : done(new Error('Wrong password')),
    onRcptTo({ address }, _, done) {
      const refusal = refusals.get(address)
      done(refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null)
    },
    onData(stream, session, done) {
      void text(stream).then(async (content) => {
        await delay(mail.pause)
        const { mailFrom, rcptTo } = session.envelope
        taken.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo[0]?.address ?? '', text: content })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  server.on('error', () => {})
  const own = (server.server.address() as AddressInfo).port
  const mail: MailServer = {
    ...{ url: `smtp://shop:right@127.0.0.1:${own}`, taken, refusals, pause: 0 },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return mail
}
