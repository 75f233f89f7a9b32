import type { Context } from 'hono'
import { html } from 'hono/html'
import type { ApiDocument } from '../../../http/openapi/document/document.ts'
import type { Env } from '../../../http/route.ts'
import type { Html } from '../pages/html.ts'
import { devPage } from '../pages/layout.ts'
import { type FoundOperation, operationsOf } from './read.ts'

interface ListFilter {
  readonly text: string
  readonly tag: string
  /** The specification's paths instead of the public ones. */
  readonly bare: boolean
}

export function listPage(
  c: Context<Env>,
  document: ApiDocument,
  filter: ListFilter,
  calls: string,
): Promise<Response> {
  const found = operationsOf(document).filter(
    ({ path, bare, operation: { operationId, tags } }) =>
      bare === filter.bare &&
      (!filter.tag || tags.includes(filter.tag)) &&
      `${operationId} ${path}`.toLowerCase().includes(filter.text.toLowerCase()),
  )
  const byTag = [...Map.groupBy(found, ({ operation }) => operation.tags[0] ?? '')]
  return devPage(c, {
    title: 'API',
    nav: '/_dev/api',
    lead: html`${calls}, described as OpenAPI 3.1 from the routes and schemas in use.`,
    actions: html`<a class="button quiet" href="/_dev/openapi.json">openapi.json</a>`,
    body: html`${filterForm(document, filter)}
      ${byTag.map(([tag, own]) => tagTable(tag, own))}
      ${found.length === 0 ? html`<p class="empty">No calls match these filters.</p>` : ''}
      <h2>Schemas</h2>
      <ul class="tiles" data-roving>${Object.keys(document.components.schemas).map(
        (name) => html`<li><a href="/_dev/api/schemas/${name}"><span>${name}</span></a></li>`,
      )}</ul>`,
  })
}

function tagTable(tag: string, found: readonly FoundOperation[]): Html {
  return html`<h2>${tag}</h2>
    <div class="scroll" tabindex="0" role="region" aria-label="${tag}">
      <table>
        <thead><tr><th scope="col">Call</th><th scope="col">Request</th><th scope="col">Allowed for</th></tr></thead>
        <tbody data-roving>${found.map(
          ({ method, path, operation }) => html`<tr>
            <th scope="row"><a href="/_dev/api/${operation.operationId}">${operation.operationId}</a></th>
            <td><code>${method} ${path}</code></td>
            <td>${operation['x-identities'].join(', ').toLowerCase()}</td>
          </tr>`,
        )}</tbody>
      </table>
    </div>`
}

function filterForm({ tags }: ApiDocument, { text, tag, bare }: ListFilter): Html {
  const option = (value: string, label: string, chosen: string) =>
    html`<option value="${value}"${value === chosen ? html` selected` : ''}>${label}</option>`
  return html`<form class="filter" method="get" action="/_dev/api" role="search">
    <label class="field wide-field"><span>Call or path</span><input name="text" value="${text}" autocomplete="off" spellcheck="false" data-search></label>
    <label class="field"><span>Area</span><select name="tag" data-submit>${option('', 'All areas', tag)}${tags.map(({ name }) => option(name, name, tag))}</select></label>
    <label class="field"><span>Paths</span><select name="paths" data-submit>${option('', 'Public', bare ? 'bare' : '')}${option('bare', 'Specification', bare ? 'bare' : '')}</select></label>
    <button>Filter</button>
    ${text || tag || bare ? html`<a class="button quiet" href="/_dev/api">All</a>` : ''}
  </form>`
}
