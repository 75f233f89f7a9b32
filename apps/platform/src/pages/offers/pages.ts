import { html } from 'hono/html'
import { alertOf, emailField, field, hidden } from '../hosted/fields.ts'
import { type Html, page } from '../hosted/page.ts'
import type { Problem } from '../hosted/problem.ts'
import type { Contact, OfferKind } from './kind.ts'
import type { Visit } from './visitor.ts'

const STYLES = ['/_hosted/account.css']

export function choicePage<Offer, Choice>(
  kind: OfferKind<Offer, Choice>,
  visit: Visit,
  offer: Offer,
  params: URLSearchParams = new URLSearchParams(),
  problem?: Problem,
): Promise<Response> {
  const { view, member } = visit
  const { t } = view
  const title = view.content(kind.title(offer))
  const named = { value: params.get('name') ?? member?.nickname ?? '', problem }
  return shell(visit, problem ? `${t('page.problem')}: ${title}` : title, problem ? 422 : 200, [
    html`<h1>${view.shown(kind.title(offer))}</h1>`,
    kind.about(visit, offer),
    html`${alertOf(problem, ['email', 'name', 'choice'])}`,
    html`<form method="post" action="${action(visit)}" class="offer">
      ${hidden({ session: visit.secret })} ${kind.choices(visit, offer, params, problem)}
      <fieldset class="card fields">
        <legend>${t('offer.who')}</legend>
        ${field({ name: 'name', label: t('offer.name'), autocomplete: 'name', more: 'maxlength="100"', ...named })}
        ${emailField(view, { value: params.get('email') ?? member?.loginEmail ?? '', problem }, 'email')}
      </fieldset>
      <button name="intent" value="review">${t('offer.review')}</button>
    </form>`,
  ])
}

export function confirmPage<Offer, Choice>(
  kind: OfferKind<Offer, Choice>,
  visit: Visit,
  offer: Offer,
  choice: Choice,
  contact: Contact,
  problem?: Problem,
): Promise<Response> {
  const { view } = visit
  const { t } = view
  const { lines, totalMinor } = kind.summarize(visit, offer, choice)
  const free = totalMinor === 0
  return shell(visit, t('offer.confirm-title'), problem ? 422 : 200, [
    html`<h1>${t('offer.confirm-title')}</h1>`,
    html`${alertOf(problem, [])}`,
    html`<form method="post" action="${action(visit)}" class="offer">
      ${hidden({ session: visit.secret, ...kind.carry(choice), name: contact.name, email: contact.email })}
      <section class="card">
        <h2>${view.shown(kind.title(offer))}</h2>
        <dl class="facts">
          ${lines.map(({ label, value }) => html`<div><dt><bdi>${label}</bdi></dt><dd><bdi>${value}</bdi></dd></div>`)}
          <div><dt>${t('offer.for')}</dt><dd><bdi>${contact.name}</bdi><br /><bdi>${contact.email}</bdi></dd></div>
          <div class="total"><dt>${t('offer.total')}</dt><dd><bdi>${free ? t('offer.free') : view.money(totalMinor)}</bdi></dd></div>
        </dl>
      </section>
      ${free ? '' : payment(visit, problem !== undefined)}
      <button name="intent" value="confirm">${free ? t('offer.confirm') : t('offer.pay', { total: view.money(totalMinor) })}</button>
      <button class="quiet" name="intent" value="change" formnovalidate>${t('offer.change')}</button>
    </form>`,
  ])
}

function payment({ view: { t, config } }: Visit, declined: boolean): Html {
  const methods = config.paymentProvider?.methods ?? []
  if (!methods.includes('approved'))
    return html`<p class="error" role="status">${t('checkout.not-set-up')}</p>`
  const choice = (value: string, label: string, hint: string, checked: boolean) =>
    html`<label class="choice"><input type="radio" name="payment" value="${value}" ${checked ? 'checked' : ''} />
      <span><strong>${label}</strong><span class="hint">${hint}</span></span></label>`
  return html`<fieldset class="card">
    <legend>${t('offer.payment')}</legend>
    <p class="hint">${t('offer.test-store')}</p>
    ${choice('approved', t('offer.card'), t('offer.card-hint'), !declined)}
    ${choice('declined', t('offer.bad-card'), t('offer.bad-card-hint'), declined)}
  </fieldset>`
}

function action({ c, view }: Visit): string {
  return view.link(new URL(c.req.url).pathname)
}

function shell(visit: Visit, title: string, status: number, parts: readonly Html[]): Promise<Response> {
  const { view, back } = visit
  return page(view, {
    title,
    status,
    styles: STYLES,
    scripts: ['/_hosted/form.js'],
    formTargets: view.config.clients.flatMap(({ origins }) => origins),
    body: html`${parts}
      <nav class="links" aria-label="${view.t('page.other-ways')}"><a href="${back}">${view.t('offer.back')}</a></nav>`,
  })
}
