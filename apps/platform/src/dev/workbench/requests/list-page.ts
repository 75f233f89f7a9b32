import type { Context } from 'hono'
import { html } from 'hono/html'
import type { Env } from '../../../http/route.ts'
import { bytes, count, dateAndTime, timeOfDay } from '../pages/format.ts'
import type { Html } from '../pages/html.ts'
import { devPage } from '../pages/layout.ts'
import { type Filter, isFiltering } from './filter.ts'
import { requestLogOf } from './log.ts'
import type { Summary } from './request-view.ts'

const roles = { NONE: 'nobody', VISITOR: 'visitor', MEMBER: 'member', APP: 'app', USER: 'owner' } as const

export function requestsPage(c: Context<Env>, found: readonly Summary[], filter: Filter): Promise<Response> {
  const log = requestLogOf(c.var.services)
  const query = new URLSearchParams({ ...filter, after: String(log.last) })
  const button = (act: string, label: string) =>
    html`<form method="post" action="/_dev/requests/${act}"><button class="quiet">${label}</button></form>`
  return devPage(c, {
    title: 'Requests',
    nav: '/_dev/requests',
    lead: html`Newest first. Secrets are masked. ${count(log.all().length, 'request')} stored, ${bytes(log.bytes)}.`,
    actions: html`${log.paused ? button('resume', 'Resume') : button('pause', 'Pause')}${button('clear', 'Clear')}`,
    scripts: ['/_dev/files/live.js'],
    body: html`${log.paused ? html`<p class="problem">Paused. New requests aren't recorded.</p>` : ''}
      ${filterForm(filter)}
      <div class="scroll" tabindex="0" role="region" aria-label="Requests">
        <table>
          <thead><tr><th scope="col">Call</th><th scope="col">Status</th><th scope="col">Request</th><th scope="col">Caller</th>
            <th scope="col" class="number">Took</th><th scope="col" class="number">SQL</th><th scope="col">At (UTC)</th></tr></thead>
          <tbody data-live="/_dev/requests/live?${query}" data-roving data-most="200" data-noun="request">${found.map(requestRow)}</tbody>
        </table>
      </div>
      ${found.length === 0 ? html`<p class="empty" data-empty>${isFiltering(filter) ? 'No requests match these filters.' : 'No requests yet. Open the store to see its requests.'}</p>` : ''}
      <p class="muted">The same as JSON: <code>GET /_dev/requests</code>, with the same filters.</p>`,
  })
}

export function requestRow(request: Summary): Html {
  const { id, call, method, path, status, milliseconds, sqlCount, sqlMilliseconds, date, fault } = request
  const short = path.length > 90 ? `${path.slice(0, 89)}…` : path
  return html`<tr>
    <th scope="row"><a href="/_dev/requests/${id}">${call ?? plainName(path)}</a></th>
    <td><span class="badge" data-tone="${toneOf(status)}">${status}</span>${fault ? html` <span class="badge" data-tone="warning">fault</span>` : ''}</td>
    <td class="text"><code>${method} ${short}</code></td>
    <td>${callerLabel(request)}</td>
    <td class="number">${milliseconds.toFixed(1)} ms</td>
    <td class="number">${sqlCount === 0 ? '–' : html`${sqlCount} in ${sqlMilliseconds.toFixed(1)} ms`}</td>
    <td><time datetime="${date.toISOString()}" title="${dateAndTime(date)} UTC">${timeOfDay(date)}</time></td>
  </tr>`
}

export function callerLabel({ role, session }: Summary): Html {
  return html`${roles[role]}${session ? html` <a class="code muted" href="/_dev/requests?session=${session}" title="Only this session">${session.slice(0, 8)}</a>` : ''}`
}

export function toneOf(status: number): string {
  if (status >= 500) return 'danger'
  if (status >= 400) return 'warning'
  return status >= 300 ? 'info' : 'success'
}

/** Name of a request that is no call of the API: a hosted page, the token endpoint. */
function plainName(path: string): string {
  return path.split('?')[0]?.split('/').filter(Boolean).slice(-2).join('/') || '/'
}

function filterForm({ call, status, session, text }: Filter): Html {
  const input = (name: string, label: string, value: string, more: Html | string = '') =>
    html`<label class="field wide-field"><span>${label}</span><input name="${name}" value="${value}" autocomplete="off" spellcheck="false"${more}></label>`
  const statuses = { '': 'Every status', 2: '2xx', 3: '3xx', 4: '4xx', 5: '5xx' }
  const chosen = Object.hasOwn(statuses, status) ? status : ''
  return html`<form class="filter" method="get" action="/_dev/requests" role="search">
    ${input('text', 'Text in address or bodies', text, html` data-search`)}
    ${input('call', 'Call', call)}
    ${input('session', 'Session, member or role', session)}
    <label class="field"><span>Status</span><select name="status">
      ${Object.entries(statuses).map(([value, label]) => html`<option value="${value}"${value === chosen ? html` selected` : ''}>${label}</option>`)}
      ${status && !chosen ? html`<option value="${status}" selected>${status}</option>` : ''}
    </select></label>
    <button>Filter</button>
    ${isFiltering({ call, status, session, text }) ? html`<a class="button quiet" href="/_dev/requests">All</a>` : ''}
  </form>`
}
