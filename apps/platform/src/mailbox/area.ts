import type { Area } from '../area.ts'
import { englishView } from '../hosted/view.ts'
import { mailboxPage } from './page.ts'
import { readMailbox } from './read.ts'

/** Every message the platform would have sent, to be read in the browser; a development tool. */
export const mailbox: Area = {
  routes(app) {
    app.use('/_dev/mailbox/*', async (c, next) => (c.var.services.config.development ? next() : c.notFound()))

    app.get('/_dev/mailbox', async (c) => {
      const { db, config } = c.var.services
      const to = c.req.query('to')?.trim() ?? ''
      return mailboxPage(englishView(config), await readMailbox(db, to), to)
    })

    app.get('/_dev/mailbox/:address', async (c) => {
      const messages = await readMailbox(c.var.services.db, c.req.param('address'))
      return c.json({
        code: messages.find(({ code }) => code)?.code ?? null,
        messages: messages.map(
          ({ id, channel, recipient, subject, body, html, code, transactionId, createdAt }) => ({
            id,
            channel,
            to: recipient,
            subject,
            text: body,
            html,
            code,
            transactionId,
            date: createdAt,
          }),
        ),
      })
    })
  },
}
