import { html } from 'hono/html'
import type { Selectable } from 'kysely'
import type { Area } from '../area.ts'
import type { Db } from '../database.ts'
import { page } from '../hosted/page.ts'
import { englishView } from '../hosted/view.ts'
import type { Tables } from '../tables.ts'

type Mail = Selectable<Tables['mails']>

/** Every letter the platform would have sent, to be read in the browser; a development tool. */
export const mailbox: Area = {
  routes(app) {
    app.use('/_dev/mailbox/*', async (c, next) => (c.var.services.config.development ? next() : c.notFound()))

    app.get('/_dev/mailbox', async (c) => {
      const { db, config } = c.var.services
      const mails = await read(db)
      const list = html`<ol class="mails">${mails.map(entry)}</ol>`
      return page(englishView(config), {
        title: 'Mailbox',
        wide: true,
        body: html`<h1>Mailbox</h1>
          <p class="lead">Letters to everybody, newest first. None of them has left this machine.</p>
          ${mails.length > 0 ? list : html`<p class="card">No letters yet.</p>`}`,
      })
    })

    app.get('/_dev/mailbox/:address', async (c) => {
      const mails = await read(c.var.services.db, c.req.param('address').toLowerCase())
      return c.json({
        code: mails.find((mail) => mail.code)?.code ?? null,
        messages: mails.map(
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

function entry(mail: Mail) {
  const link = /https?:\/\/\S+/.exec(mail.body)?.[0]
  return html`<li class="card">
    <h2>${mail.subject}</h2>
    <p class="hint">To ${mail.recipient}, ${mail.createdAt.toISOString().replace('T', ' ').slice(0, 16)} UTC</p>
    <pre>${mail.body}</pre>
    ${link ? html`<p><a href="${link}">Open the link</a></p>` : ''}
  </li>`
}

function read(db: Db, recipient?: string): Promise<Mail[]> {
  let query = db.selectFrom('mails').selectAll().orderBy('createdAt', 'desc').limit(100)
  if (recipient) query = query.where('recipient', '=', recipient)
  return query.execute()
}
