import { MailRefused, type MailTransport, messageId } from './transport.ts'

/** Milliseconds for one letter. */
const LIMIT = 30_000

/**
 * A provider that takes letters as JSON, in the form of Resend. It knows a letter by its idempotency key, so an attempt
 * whose answer was lost sends nothing twice.
 */
export function httpTransport(config: {
  readonly url: string
  readonly key: string
  readonly from: string
}): MailTransport {
  const { url, key, from } = config
  return {
    async send({ id, to, sender, subject, text, html, headers }) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          'idempotency-key': id,
        },
        body: JSON.stringify({
          from: sender ? `${quoted(sender)} <${from}>` : from,
          ...{ to: [to], subject, text },
          ...(html === null ? {} : { html }),
          headers: { ...headers, 'Message-ID': messageId(id, from) },
        }),
        signal: AbortSignal.timeout(LIMIT),
      })
      const said = (await answer.text()).slice(0, 300)
      if (answer.ok) return
      // Another key or more money mends these; an idempotency key that is at work is done soon.
      const isPassing = [401, 402, 403, 408, 409, 425, 429].includes(answer.status) || answer.status >= 500
      const message = `${new URL(url).host} answered ${answer.status}: ${said}`
      throw isPassing ? new Error(message) : new MailRefused(message, false)
    },
    check: async () => {},
    close: () => {},
  }
}

function quoted(name: string): string {
  return `"${name.replace(/[\r\n]+/g, ' ').replace(/["\\]/g, '\\$&')}"`
}
