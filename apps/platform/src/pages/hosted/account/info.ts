import { html } from 'hono/html'
import { emitMemberUpdated } from '../../../areas/identity/index.ts'
import { withoutDirections } from '../../../base/texts/plain-text.ts'
import { jsonb, transaction } from '../../../data/database.ts'
import { field } from '../fields.ts'
import type { Problem } from '../problem.ts'
import { accountPage, type Member } from './layout.ts'

interface FormResult {
  readonly done?: string
  readonly problem?: Problem
}

/** Account info that the store has. */
export function infoSection(session: Member, { done, problem }: FormResult = {}): Promise<Response> {
  const { view, member } = session
  const { t } = view
  const { firstName, lastName } = member.contact
  const half = 'maxlength="100"'
  return accountPage(
    session,
    'info',
    html`<section class="card">
        <dl class="facts">
          <div><dt>${t('field.email')}</dt><dd><bdi>${member.loginEmail}</bdi>
            <span class="badge">${member.loginEmailVerified ? t('account.verified') : t('account.unverified')}</span></dd></div>
          <div><dt>${t('account.since')}</dt><dd>${view.date(member.createdAt)}</dd></div>
        </dl>
      </section>
      <form class="card fields" method="post" action="${view.link('/_hosted/account/info')}">
        ${field({ name: 'nickname', label: t('account.shown-name'), autocomplete: 'nickname', value: member.nickname ?? '', more: half, problem })}
        ${field({ name: 'firstName', label: t('account.first-name'), autocomplete: 'given-name', value: firstName ?? '', optional: true, more: half })}
        ${field({ name: 'lastName', label: t('account.last-name'), autocomplete: 'family-name', value: lastName ?? '', optional: true, more: half })}
        <button>${t('account.save')}</button>
      </form>`,
    { ...(done ? { done } : {}), ...(problem ? { status: 403 } : {}) },
  )
}

export async function changeInfo(session: Member, form: URLSearchParams): Promise<Response> {
  const { c, view, member } = session
  const { db, clock } = c.var.services
  const text = (name: string) => withoutDirections(form.get(name)?.slice(0, 100) ?? '').trim() || null
  const nickname = text('nickname') ?? member.nickname
  if (member.activityStatus === 'MUTED' && nickname !== member.nickname)
    return infoSection(session, { problem: { text: view.t('told.muted'), field: 'nickname' } })
  const date = clock.now()
  const contact = { ...member.contact, firstName: text('firstName'), lastName: text('lastName') }
  const changed = await transaction(db, async (trx) => {
    const row = await trx
      .updateTable('members')
      .set((eb) => ({
        nickname,
        contact: jsonb(contact),
        revision: eb('revision', '+', 1),
        updatedAt: date,
      }))
      .where('id', '=', member.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await emitMemberUpdated(trx, row, date)
    return row
  })
  return infoSection({ ...session, member: changed }, { done: view.t('account.saved') })
}
