import { createTransport } from 'nodemailer'
import { MailRefused, type MailTransport, messageId } from './transport.ts'

/** Milliseconds. */
const CONNECT = 10_000
const SILENCE = 30_000

interface SmtpError extends Error {
  readonly code?: string
  readonly responseCode?: number
  readonly response?: string
}

/** A mail server (RFC 5321), over a few connections that stay open. */
export function smtpTransport({ url, from }: { readonly url: string; readonly from: string }): MailTransport {
  const mailer = createTransport({
    ...{ url, pool: true, maxConnections: 3, maxMessages: 100 },
    ...{ connectionTimeout: CONNECT, greetingTimeout: CONNECT, socketTimeout: SILENCE },
    // Never read from this machine or fetch what a letter refers to.
    ...{ disableFileAccess: true, disableUrlAccess: true },
  })
  return {
    async send({ id, to, sender, subject, text, html, headers }) {
      try {
        await mailer.sendMail({
          messageId: messageId(id, from),
          from: sender ? { name: sender, address: from } : from,
          // An object is one address, whatever stands in it.
          to: { name: '', address: to },
          envelope: { from, to },
          ...{ subject, text, headers },
          ...(html === null ? {} : { html }),
        })
      } catch (error) {
        throw asRefusal(error as SmtpError)
      }
    },
    check: async () => void (await mailer.verify()),
    close: () => mailer.close(),
  }
}

/** Refusals of the letter are for good; those of the connection or of our sign-in pass, or somebody mends them. */
function asRefusal(error: SmtpError): Error {
  const { code, responseCode = 0, response = '' } = error
  if (code === 'EAUTH' || responseCode < 500) return error
  return new MailRefused(error.message, code === 'EENVELOPE' && /\b5\.1\.\d+\b/.test(response))
}
