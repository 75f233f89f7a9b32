import { html } from 'hono/html'
import { confirmNewsletter, endNewsletter, newsletterPath } from '../../areas/members/index.ts'
import { isUuid } from '../../data/query-language/values.ts'
import { isSigned } from '../../data/signed-link.ts'
import type { Area } from '../../http/area.ts'
import { noticePage, page } from '../hosted/page.ts'
import { type Ctx, viewOf } from '../hosted/view.ts'
import { findAddress } from './store.ts'

const path = '/_hosted/newsletter/:act/:id'

/**
 * Pages of the links in letters. Opening one changes nothing: programs that scan mail open every link. Its button does, and
 * so does the one press of a mail program (RFC 8058), which sends the same request. The link is the proof, wherever it
 * is sent from, and nothing of the body is read.
 */
export const newsletterPages: Area = {
  routes(app) {
    app.get(path, async (c) => {
      const asked = await askedOf(c)
      return asked ? ask(c, asked) : expired(c)
    })
    app.post(path, async (c) => {
      const asked = await askedOf(c)
      if (!asked) return expired(c)
      const { services } = c.var
      const row = await (asked.act === 'confirm' ? confirmNewsletter : endNewsletter)(services, asked.id)
      if (!row) return expired(c)
      const view = await viewOf(c, { language: row.language })
      const said = { store: view.config.storeName, email: row.email }
      const [title, text] =
        asked.act === 'confirm'
          ? [view.t('newsletter.confirmed-title'), view.t('newsletter.confirmed-text', said)]
          : [view.t('newsletter.ended-title'), view.t('newsletter.ended-text', said)]
      return noticePage(view, { title, text })
    })
  },
}

interface Asked {
  readonly act: 'confirm' | 'unsubscribe'
  readonly id: string
  readonly email: string
  readonly language: string
  /** Address of the page, with its proof. */
  readonly href: string
}

async function askedOf(c: Ctx): Promise<Asked | undefined> {
  const { db, config, clock } = c.var.services
  const { act, id = '' } = c.req.param() as { act: string; id: string }
  if ((act !== 'confirm' && act !== 'unsubscribe') || !isUuid(id)) return undefined
  const { until, proof } = c.req.query()
  if (!isSigned(config, newsletterPath(act, id), { until, proof }, clock.now())) return undefined
  const found = await findAddress(db, id)
  const query = new URLSearchParams({ until: until ?? '', proof: proof ?? '' })
  return found && { act, id, ...found, href: `${newsletterPath(act, id)}?${query}` }
}

async function ask(c: Ctx, { act, email, language, href }: Asked): Promise<Response> {
  const view = await viewOf(c, { language })
  const { t } = view
  const said = { store: view.config.storeName, email }
  const [title, text, button] =
    act === 'confirm'
      ? [t('newsletter.confirm-title'), t('newsletter.confirm-text', said), t('mail.button-confirm')]
      : [t('newsletter.end-title'), t('newsletter.end-text', said), t('mail.unsubscribe')]
  return page(view, {
    title,
    body: html`<section class="card">
      <h1>${title}</h1>
      <p class="lead">${text}</p>
      <form method="post" action="${href}"><button>${button}</button></form>
    </section>`,
  })
}

async function expired(c: Ctx): Promise<Response> {
  const view = await viewOf(c)
  return noticePage(view, {
    title: view.t('newsletter.expired'),
    text: view.t('newsletter.expired-text'),
    next: { href: view.store('/newsletter'), label: view.t('page.go-to', { store: view.config.storeName }) },
    status: 410,
  })
}
