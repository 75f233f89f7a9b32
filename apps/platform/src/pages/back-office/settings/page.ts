import { html } from 'hono/html'
import { etagOf } from '../../../base/input/refuse-overwriting.ts'
import { hidden } from '../../hosted/fields.ts'
import { officePage } from '../layout.ts'
import { resultNotices } from '../orders-page.ts'
import type { Staff } from '../session.ts'
import { checkoutPart } from './checkout-part.ts'
import { type SettingsState, settingField } from './fields.ts'
import { ordersPart } from './orders-part.ts'
import type { SettingsPart } from './part.ts'
import { shopPart } from './shop-part.ts'
import { taxesPart } from './taxes-part.ts'

export const settingsBase = '/_hosted/back-office/settings'
export const parts: readonly SettingsPart[] = [checkoutPart, ordersPart, taxesPart, shopPart]

interface Options extends Omit<SettingsState, 'settings'> {
  readonly problem?: { readonly text: string; readonly status: number }
  readonly done?: string | undefined
}

/** The settings of one call in one form, so that saving some never loses others that were typed. */
export async function settingsPage(
  { c, view }: Staff,
  part: SettingsPart,
  { problem, done, ...options }: Options = {},
): Promise<Response> {
  const { db, config } = c.var.services
  const settings = await part.read(db, config)
  const state: SettingsState = { ...options, settings }
  return officePage(view, {
    title: problem ? `Problem: ${part.title}` : part.title,
    area: 'Settings',
    ...(problem ? { status: problem.status } : {}),
    body: html`<h1>${part.title}</h1>
      <nav class="tabs" aria-label="Settings">${parts.map(
        ({ path, tab }) =>
          html`<a href="${settingsBase}${path}" ${path === part.path ? html`aria-current="page"` : ''}>${tab}</a>`,
      )}</nav>
      ${
        problem
          ? html`<p class="error" role="alert" ${options.first ? '' : html`tabindex="-1" autofocus`}>${problem.text}</p>`
          : resultNotices(done, undefined)
      }
      <p class="lead">${part.lead}</p>
      <form method="post" action="${settingsBase}${part.path}" class="settings" novalidate>${hidden({ seen: etagOf(settings) })}
        ${part
          .groups(config.currency)
          .map(
            ({ title, fields }) =>
              html`<section class="card"><h2>${title}</h2>${fields.map((field) => settingField(state, field))}</section>`,
          )}
        <button>Save</button>
      </form>`,
  })
}
