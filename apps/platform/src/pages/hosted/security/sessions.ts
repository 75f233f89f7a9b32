import { html } from 'hono/html'
import {
  endFamily,
  endOtherSessions,
  endSession,
  forgetDevices,
  listSessions,
} from '../../../areas/identity/index.ts'
import { findClient } from '../../../areas/redirects/index.ts'
import { transaction } from '../../../data/database.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import { accountPage, type Member } from '../account/layout.ts'
import { pageClient } from '../client.ts'
import { describeError } from '../problem.ts'
import { agentName } from './agent-name.ts'

/** Sessions of the member, and clients with access. */
export async function sessionsSection(session: Member, done?: string): Promise<Response> {
  const { c, view, member, familyId } = session
  const { t, config } = view
  const { services } = c.var
  const sessions = await listSessions(services, member.id, familyId)
  const { db, clock } = services
  const devices = await db
    .selectFrom('trustedDevices')
    .select(['userAgent', 'lastUsedAt'])
    .where('memberId', '=', member.id)
    .where('expiresAt', '>', clock.now())
    .execute()
  const consents = await db.selectFrom('consents').selectAll().where('memberId', '=', member.id).execute()
  const nameOf = (id: string) => findClient(config, id)?.name ?? config.storeName
  const action = view.link('/_hosted/account/sessions')
  return accountPage(
    session,
    'sessions',
    html`<form class="card" method="post" action="${action}">
        <ul class="entries lined">${sessions.map(
          ({ id, current, userAgent, ipAddress, client, lastSeenDate }) => html`<li class="entry">
          <div><h2>${agentName(userAgent) ?? t('sessions.unknown')} ${current ? html`<span class="badge">${t('sessions.this')}</span>` : ''}</h2>
            <p class="hint">${nameOf(client)}${ipAddress ? html` · <bdi>${ipAddress}</bdi>` : ''} · ${t('sessions.seen', { when: view.date(lastSeenDate, 'UTC') })}</p></div>
          ${current ? '' : html`<button class="quiet small" name="end" value="${id}" aria-label="${t('sessions.end-this', { name: agentName(userAgent) ?? t('sessions.unknown') })}">${t('sessions.end')}</button>`}
        </li>`,
        )}</ul>
        ${sessions.length > 1 ? html`<button name="others" value="yes">${t('sessions.end-others')}</button>` : html`<p class="hint">${t('sessions.only')}</p>`}
      </form>
      ${
        devices.length === 0
          ? ''
          : html`<form class="card" method="post" action="${action}">
        <h2>${t('sessions.devices')}</h2>
        <p class="hint">${t('sessions.devices-lead')}</p>
        <ul class="plain">${devices.map(({ userAgent, lastUsedAt }) => html`<li>${agentName(userAgent) ?? t('sessions.unknown')}, ${view.date(lastUsedAt)}</li>`)}</ul>
        <button class="quiet" name="devices" value="forget">${t('sessions.forget')}</button>
      </form>`
      }
      ${
        consents.length === 0
          ? ''
          : html`<form class="card" method="post" action="${action}">
        <h2>${t('sessions.clients')}</h2>
        <ul class="entries lined">${consents.map(
          ({ clientId, givenAt }) => html`<li class="entry"><div><h3>${nameOf(clientId)}</h3>
            <p class="hint">${t('sessions.since', { day: view.date(givenAt) })}</p></div>
            <button class="quiet small" name="client" value="${clientId}" aria-label="${t('sessions.revoke-this', { name: nameOf(clientId) })}">${t('sessions.revoke')}</button></li>`,
        )}</ul>
      </form>`
      }`,
    done ? { done } : {},
  )
}

export async function changeSessions(session: Member, form: URLSearchParams): Promise<Response> {
  const { c, view, member, familyId } = session
  const { services } = c.var
  const memberId = member.id
  const client = pageClient(c)
  const [end, revoked] = [form.get('end') ?? '', form.get('client') ?? '']
  try {
    if (form.get('others')) await endOtherSessions(services, { memberId, keep: familyId }, client)
    else if (isUuid(end)) await endSession(services, { memberId, id: end }, client)
    else if (form.get('devices')) await forgetDevices(services.db, memberId)
    else if (isUuid(revoked)) await revoke(session, revoked)
  } catch (error) {
    return sessionsSection(session, describeError(view, error).text)
  }
  return sessionsSection(session, view.t('sessions.ended'))
}

/** Revokes a client's consent and ends its sessions. */
async function revoke({ c, member }: Member, clientId: string): Promise<void> {
  const { db, clock } = c.var.services
  await transaction(db, async (trx) => {
    await trx
      .deleteFrom('consents')
      .where('memberId', '=', member.id)
      .where('clientId', '=', clientId)
      .execute()
    const families = await trx
      .selectFrom('tokenFamilies')
      .select('id')
      .where('memberId', '=', member.id)
      .where('clientId', '=', clientId)
      .where('revokedAt', 'is', null)
      .execute()
    for (const { id } of families) await endFamily(trx, id, clock.now())
  })
}
