import type { Context } from 'hono'
import { html } from 'hono/html'
import type { Env } from '../../../http/route.ts'
import type { Html } from '../pages/html.ts'
import { devPage } from '../pages/layout.ts'
import { kinds } from './rule.ts'
import type { ActiveRule, Rules } from './rules.ts'
import { type Imitated, imitatedServices } from './services.ts'

interface PageState {
  readonly rules: Rules
  readonly calls: readonly string[]
  /** Fields that were sent, with their errors. */
  readonly fields?: URLSearchParams
  readonly problems?: readonly string[]
}

const meanings: Readonly<Record<(typeof kinds)[number], string>> = {
  error: "Error in the platform's format",
  delay: 'Delay',
  hang: 'Hang until cleared',
  reset: 'Reset the connection',
  truncated: 'Truncated JSON',
  malformed: 'Malformed JSON',
  html: 'HTML of a proxy',
  empty: 'Empty body',
}

export async function faultsPage(
  c: Context<Env>,
  { rules, calls, fields, problems }: PageState,
): Promise<Response> {
  const services = await imitatedServices(c.var.services)
  return devPage(c, {
    title: 'Faults',
    nav: '/_dev/faults',
    lead: 'Make requests fail on purpose. Each rule counts the requests that match and breaks the ones you choose. Resetting the data clears all rules.',
    ...(problems ? { status: 400 } : {}),
    actions: html`${
      rules.active.length > 0
        ? html`<form method="post" action="/_dev/faults/clear"><button class="quiet">Clear all</button></form>`
        : ''
    }`,
    body: html`${table('Active', rules.active)}
      ${rules.active.length === 0 ? html`<p class="empty">No faults are active. Every request gets its normal response.</p>` : ''}
      <section class="panel after-table" aria-labelledby="new-fault">
        <h2 id="new-fault">New fault</h2>
        ${problems ? html`<div class="problem" role="alert"><ul class="plain">${problems.map((problem) => html`<li>${problem}</li>`)}</ul></div>` : ''}
        ${form(calls, fields ?? new URLSearchParams())}
      </section>
      ${table('Used up', rules.usedUp)}
      ${outages(services)}`,
  })
}

function table(name: string, rules: readonly ActiveRule[]): Html | '' {
  if (rules.length === 0) return ''
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${name}"><table>
    <caption>${name}</caption>
    <thead><tr><th scope="col">For</th><th scope="col">Fault</th><th scope="col">When</th>
      <th scope="col" class="number">Matched</th><th scope="col" class="number">Applied</th><th scope="col"><span class="announce">Clear</span></th></tr></thead>
    <tbody>${rules.map(
      (
        rule,
      ) => html`<tr><th scope="row"><code>${rule.operation ?? 'every request'}</code>${targetOf(rule)}</th>
      <td>${what(rule)}</td><td>${when(rule)}</td>
      <td class="number">${rule.seen}</td><td class="number">${rule.hits}${rule.times ? ` of ${rule.times}` : ''}</td>
      <td><form method="post" action="/_dev/faults/clear"><input type="hidden" name="id" value="${rule.id}">
        <button class="quiet small" aria-label="Clear ${rule.fault.kind} for ${rule.operation ?? 'every request'}">Clear</button></form></td></tr>`,
    )}</tbody></table></div>`
}

/** Services that can be made to not answer, to see the shop's words for it. */
function outages(services: readonly Imitated[]): Html {
  return html`<section class="panel after-table" aria-labelledby="outages"><h2 id="outages">Outages</h2>
    <p class="muted">Services that the shop asks. One that is stopped doesn't answer until you start it again.</p>
    <div class="scroll" tabindex="0" role="region" aria-label="Services"><table>
    <thead><tr><th scope="col">Service</th><th scope="col">State</th><th scope="col"><span class="announce">Change</span></th></tr></thead>
    <tbody>${services.map(
      ({ id, name, isFailing }) => html`<tr><th scope="row">${name}</th>
      <td><span class="badge" data-tone="${isFailing ? 'danger' : 'success'}">${isFailing ? "Doesn't answer" : 'Answers'}</span></td>
      <td><form method="post" action="/_dev/faults/services"><input type="hidden" name="id" value="${id}">
        <button class="quiet small" name="state" value="${isFailing ? 'ON' : 'FAILING'}" aria-label="${isFailing ? 'Start' : 'Stop'} ${name}">${isFailing ? 'Start' : 'Stop'}</button></form></td></tr>`,
    )}</tbody></table></div></section>`
}

function targetOf({ role, session, headers }: ActiveRule): Html | '' {
  const parts = [role, session, ...Object.entries(headers ?? {}).map(([name]) => `header ${name}`)].filter(
    Boolean,
  )
  return parts.length === 0 ? '' : html` <span class="muted">${parts.join(', ')}</span>`
}

function what({ fault }: ActiveRule): Html {
  const { kind, ...rest } = fault
  const details = Object.entries(rest).filter(([, value]) => value !== undefined)
  return html`<span class="badge" data-tone="warning">${meanings[kind]}</span> <code>${details
    .map(([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : value}`)
    .join(', ')}</code>`
}

function when({ applied, after, every, times }: ActiveRule): string {
  const parts = [
    applied === 'after' ? 'after the request is processed' : 'before the request is processed',
    after > 0 ? `after ${after} requests` : '',
    every > 1 ? `one in ${every}` : '',
    times ? `${times} times` : '',
  ]
  return parts.filter(Boolean).join(', ')
}

function form(calls: readonly string[], fields: URLSearchParams): Html {
  const text = (name: string, label: string, more: Html | string = '') =>
    html`<label class="field"><span>${label}</span><input name="${name}" value="${fields.get(name) ?? ''}" autocomplete="off" spellcheck="false"${more}></label>`
  const number = (name: string, label: string, least = 0) =>
    text(name, label, html` type="number" inputmode="numeric" min="${least}"`)
  const choice = (name: string, label: string, options: readonly (readonly [string, string])[]) =>
    html`<label class="field"><span>${label}</span><select name="${name}">${options.map(
      ([value, caption]) =>
        html`<option value="${value}"${value === fields.get(name) ? html` selected` : ''}>${caption}</option>`,
    )}</select></label>`
  return html`<form method="post" action="/_dev/faults" class="fields">
    ${text('operation', 'Call, or method and path', html` list="calls" placeholder="GetCurrentCart or POST /ecom/*" data-search`)}
    <datalist id="calls">${calls.map((call) => html`<option value="${call}"></option>`)}</datalist>
    ${choice(
      'kind',
      'Fault',
      kinds.map((kind) => [kind, meanings[kind]]),
    )}
    ${choice('applied', 'When', [
      ['', 'Default for this fault'],
      ['before', 'Before the request is processed'],
      ['after', 'After the request is processed (the change is saved, the response is lost)'],
    ])}
    ${number('times', 'Number of times', 1)}
    <fieldset><legend>Details</legend>
      ${number('status', 'Status (error, HTML, empty)', 200)}
      ${text('code', 'Code (error)')}
      ${text('description', 'Description (error)')}
      ${text('field', 'Invalid field (validation)')}
      ${number('retryAfterSeconds', 'Retry-After, seconds (error)')}
      ${number('ms', 'Milliseconds (delay)', 1)}
      ${number('afterBytes', 'Bytes sent (reset, truncated)')}
    </fieldset>
    <fieldset><legend>Only for</legend>
      ${choice('role', 'Role', [
        ['', 'All callers'],
        ['NONE', 'No signed-in caller'],
        ['VISITOR', 'Visitors'],
        ['MEMBER', 'Members'],
        ['APP', 'Apps and the owner'],
      ])}
      ${text('session', 'Session, member or visitor (id)')}
      ${text('header', 'Header')}
      ${text('headerValue', 'Header value')}
      ${number('after', 'Requests to skip first')}
      ${number('every', 'Then 1 in this many', 1)}
    </fieldset>
    <div class="buttons"><button>Add fault</button></div>
  </form>`
}
