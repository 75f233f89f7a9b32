import {
  type Channel,
  channels,
  countMessages,
  findMessage,
  headersOf,
  readMailbox,
} from '../../../areas/mailbox/index.ts'
import { applicationError } from '../../../base/errors.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { App } from '../../../http/route.ts'
import { letterAnswer } from '../../../pages/letters/index.ts'
import { count } from '../pages/format.ts'
import type { Part } from '../part.ts'
import { mailboxPage } from './page.ts'

/** Every message the platform would have sent, to be read in the browser. */
export const mailbox: Part = {
  path: '/_dev/mailbox',
  name: 'Mailbox',
  group: 'Messages',
  about:
    'All emails, texts, calls and push messages. Only emails leave this machine, and only if MAIL_TRANSPORT is set.',
  key: 'm',
  routes,
  state: async ({ db }) => count(await countMessages(db), 'message'),
}

function routes(app: App): void {
  app.get('/_dev/mailbox', async (c) => {
    const { db } = c.var.services
    const to = c.req.query('to')?.trim() ?? ''
    const kind = channels.find((channel) => channel === c.req.query('kind')?.toUpperCase())
    const messages = await readMailbox(db, to, kind)
    return mailboxPage(c, { messages, to, kind, open: c.req.query('message') })
  })

  app.get('/_dev/mailbox/html/:id', async (c) => {
    const id = c.req.param('id')
    const message = isUuid(id) ? await findMessage(c.var.services.db, id) : undefined
    if (!message?.html) throw applicationError(404, 'NOT_FOUND', 'Letter not found')
    return letterAnswer(c, message.html, { frames: ["'self'"] })
  })

  app.get('/_dev/mailbox/:address', async (c) => {
    const messages = await readMailbox(c.var.services.db, c.req.param('address'))
    return c.json({
      code: messages.find(({ code }) => code)?.code ?? null,
      messages: messages.map(
        ({
          id,
          channel,
          recipient,
          sender,
          subject,
          body,
          html,
          code,
          transactionId,
          unsubscribeUrl,
          createdAt,
        }) => ({
          id,
          channel: channel satisfies Channel,
          to: recipient,
          sender,
          subject,
          text: body,
          html,
          code,
          transactionId,
          headers: headersOf(unsubscribeUrl),
          date: createdAt,
        }),
      ),
    })
  })
}
