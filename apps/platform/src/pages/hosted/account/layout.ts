import { html } from 'hono/html'
import { seeOther } from '../../../areas/identity/index.ts'
import { readRedirectSession, useRedirectSession } from '../../../areas/redirects/index.ts'
import type { PlainKey } from '../../../domain/messages/translate.ts'
import { readForm } from '../form.ts'
import { type Html, page } from '../page.ts'
import { type HostedSession, readSession, startSession } from '../session.ts'
import { expiredPage } from '../sign-in/step.ts'
import { type Ctx, type View, viewOf } from '../view.ts'

const sections = ['info', 'orders', 'bookings', 'subscriptions', 'events', 'security', 'sessions'] as const
export type Section = (typeof sections)[number]
const titles = {
  info: 'account.info',
  orders: 'account.orders',
  bookings: 'account.bookings',
  subscriptions: 'account.subscriptions',
  events: 'account.events',
  security: 'account.security',
  sessions: 'account.sessions',
} as const satisfies Record<Section, PlainKey>

/** Member in their own account section. */
export interface Member extends HostedSession {
  readonly c: Ctx
  readonly view: View
}

/**
 * An address made for a member opens the section once, for this browser; from then on a cookie does, and the address
 * is free of secrets. A visitor's address asks to sign in first.
 */
export async function withMember(
  c: Ctx,
  show: (member: Member) => Response | Promise<Response>,
): Promise<Response> {
  const { services } = c.var
  const secret = c.req.query('session')
  const row = await readRedirectSession(services, secret, 'memberAccountPage')
  const view = await viewOf(c, row?.details)
  const here = view.link(c.req.path)
  const session = await readSession(c)
  if (row && secret) {
    const { memberId, familyId } = row
    if (!memberId || !familyId) return seeOther(view.link('/_hosted/login', { request_uri: secret }))
    if (await useRedirectSession(services.db, row.id, services.clock.now())) {
      const backUrl = row.callbacks.postFlowUrl
      return seeOther(here, [await startSession(services.db, services, { memberId, familyId, backUrl })])
    }
    return session ? seeOther(here) : expiredPage(c)
  }
  return session ? show({ c, view, ...session }) : expiredPage(c)
}

/** The same for a form of such a page. */
export function withMemberForm(
  c: Ctx,
  work: (member: Member, form: URLSearchParams) => Promise<Response>,
): Promise<Response> {
  return withMember(c, async (member) => work(member, await readForm(c.req.raw, c.var.services.config)))
}

export function accountPage(
  { view, member, backUrl }: Member,
  section: Section,
  body: Html,
  options: { readonly status?: number; readonly scripts?: readonly string[]; readonly done?: string } = {},
): Promise<Response> {
  const { t } = view
  return page(view, {
    title: t(titles[section]),
    wide: true,
    status: options.status ?? 200,
    styles: ['/_hosted/account.css'],
    scripts: ['/_hosted/form.js', ...(options.scripts ?? [])],
    formTargets: [...view.config.clients.flatMap(({ origins }) => origins), ...ownNames(view)],
    body: html`<div class="account">
      <nav class="sections" aria-label="${t('account.sections')}">
        ${sections.map(
          (each) =>
            html`<a href="${view.link(`/_hosted/account/${each}`)}" ${each === section ? html`aria-current="page"` : ''}>${t(titles[each])}</a>`,
        )}
      </nav>
      <div class="content">
        <header class="who">
          <h1>${t(titles[section])}</h1>
          <p class="hint"><bdi>${member.nickname ?? ''}</bdi> <bdi>${member.loginEmail}</bdi></p>
        </header>
        ${options.done ? html`<p class="done" role="status">${options.done}</p>` : ''}
        ${body}
        <div class="leave">
          <a href="${backUrl ?? view.store('/account')}">${t('account.back')}</a>
          <form method="post" action="${view.link('/_hosted/account/sign-out')}"><button class="quiet small">${t('account.sign-out')}</button></form>
        </div>
      </div>
    </div>`,
  })
}

/** On a development machine, this server by its name: where a form leads when a passkey wants one. */
function ownNames({ config }: View): readonly string[] {
  const { origin } = new URL(config.publicUrl)
  return config.development ? [origin.replace('127.0.0.1', 'localhost')] : []
}

/** Text of an empty state. */
export function nothing(text: string): Html {
  return html`<p class="card empty">${text}</p>`
}
