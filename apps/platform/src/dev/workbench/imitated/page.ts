import type { Context } from 'hono'
import { html } from 'hono/html'
import type { Imitated, State } from '../../../http/openapi/imitated.ts'
import { isSpec, count as served } from '../../../http/openapi/imitated-markdown.ts'
import type { Env } from '../../../http/route.ts'
import type { Html } from '../pages/html.ts'
import { devPage } from '../pages/layout.ts'

export const states = ['imitated', 'partly', 'not imitated'] as const

/** `source`: of the specification alone; an empty filter lets everything through. */
export interface ListFilter {
  readonly text: string
  readonly state: State | ''
  readonly source: 'spec' | ''
}

const tones = { imitated: 'success', partly: 'warning', 'not imitated': 'muted' } as const

interface PageState {
  readonly all: readonly Imitated[]
  readonly found: readonly Imitated[]
  readonly filter: ListFilter
}

export function imitatedPage(c: Context<Env>, { all, found, filter }: PageState): Promise<Response> {
  const spec = all.filter(isSpec)
  const services = [...Map.groupBy(found, ({ service }) => service)]
  return devPage(c, {
    title: 'Imitated and not imitated',
    nav: '/_dev/imitated',
    lead: html`${served(all)} of ${all.length} calls of the hosted platform work here, including ${served(spec)} of the ${spec.length} calls in the specification. Read from the routes in use.`,
    body: html`${filterForm(filter)}
      ${services.map(([service, calls]) => serviceTable(service, calls))}
      ${found.length === 0 ? html`<p class="empty">No calls match these filters.</p>` : ''}
      <p class="muted">The same as JSON: <code>GET /_dev/imitated</code>, with the same filters.</p>`,
  })
}

function serviceTable(service: string, calls: readonly Imitated[]): Html {
  return html`<h2>${service} <span class="muted">${served(calls)} of ${calls.length}</span></h2>
    <div class="scroll" tabindex="0" role="region" aria-label="${service}">
      <table>
        <thead><tr><th scope="col">Call</th><th scope="col">State</th><th scope="col">Request</th><th scope="col">From</th></tr></thead>
        <tbody>${calls.map(
          ({ call, method, path, state, source, missing }) => html`<tr>
            <th scope="row">${call}</th>
            <td><span class="badge" data-tone="${tones[state]}">${state}</span>${missing ? html` <span class="muted">${missing}</span>` : ''}</td>
            <td><code>${method} ${path}</code></td>
            <td>${source === 'spec' ? 'specification' : 'wire reference'}</td>
          </tr>`,
        )}</tbody>
      </table>
    </div>`
}

function filterForm({ text, state, source }: ListFilter): Html {
  const option = (value: string, label: string, chosen: string) =>
    html`<option value="${value}"${value === chosen ? html` selected` : ''}>${label}</option>`
  return html`<form class="filter" method="get" action="/_dev/imitated" role="search">
    <label class="field wide-field"><span>Call, path or service</span><input name="text" value="${text}" autocomplete="off" spellcheck="false" data-search></label>
    <label class="field"><span>State</span><select name="state" data-submit>${option('', 'All states', state)}${states.map((each) => option(each, each, state))}</select></label>
    <label class="field"><span>From</span><select name="source" data-submit>${option('', 'Both references', source)}${option('spec', 'The specification', source)}</select></label>
    <button>Filter</button>
    ${text || state || source ? html`<a class="button quiet" href="/_dev/imitated">All</a>` : ''}
  </form>`
}
