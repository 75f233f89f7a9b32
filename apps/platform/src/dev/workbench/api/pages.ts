import type { Context } from 'hono'
import { html } from 'hono/html'
import type { ApiDocument } from '../../../http/openapi/document/document.ts'
import type { Parameter } from '../../../http/openapi/document/parameters.ts'
import type { Env } from '../../../http/route.ts'
import type { Html } from '../pages/html.ts'
import { devPage } from '../pages/layout.ts'
import { curlOf, type FoundOperation, operationsOf, shapesIn } from './read.ts'

const nav = '/_dev/api'
const up = { href: nav, label: 'API' }

export function operationPage(c: Context<Env>, found: FoundOperation): Promise<Response> {
  const { method, path, operation } = found
  const { parameters = [], requestBody, responses, description } = operation
  const body = requestBody?.content['application/json'].schema
  return devPage(c, {
    title: operation.operationId,
    nav,
    up,
    lead: html`<code>${method} ${path}</code>${description ? html` ${description}` : ''}`,
    actions: html`<button type="button" class="quiet" data-copy="${curlOf(found, c.var.services.config.publicUrl)}" hidden>Copy as curl</button>`,
    body: html`<p>Allowed for: ${operation['x-identities'].join(', ').toLowerCase()}.${found.bare ? ' Path from the specification.' : ''}</p>
      ${parameters.length > 0 ? parameterTable(parameters) : ''}
      ${body ? shape('Body', body) : ''}
      ${Object.entries(responses).map(([status, answer]) => shape(`Response ${status}`, answer.content['application/json'].schema))}`,
  })
}

export function schemaPage(
  c: Context<Env>,
  document: ApiDocument,
  name: string,
  schema: object,
): Promise<Response> {
  const users = operationsOf(document).filter(
    ({ bare, operation }) => !bare && shapesIn(operation).includes(name),
  )
  return devPage(c, {
    title: name,
    nav,
    up,
    actions: html`<button type="button" class="quiet" data-copy="${JSON.stringify(schema, null, 2)}" hidden>Copy as JSON</button>`,
    body: html`${shape('Schema', schema)}
      ${
        users.length > 0
          ? html`<section class="panel"><h2>Calls that use this schema</h2><ul class="tiles">${users.map(
              ({ operation: { operationId } }) =>
                html`<li><a href="${nav}/${operationId}"><span>${operationId}</span></a></li>`,
            )}</ul></section>`
          : ''
      }`,
  })
}

function shape(title: string, schema: object): Html {
  const names = shapesIn(schema)
  return html`<section class="panel"><h2>${title}</h2>
    <pre class="tall" tabindex="0" role="region" aria-label="${title}">${JSON.stringify(schema, null, 2)}</pre>
    ${names.length > 0 ? html`<p>${names.map((name) => html`<a href="${nav}/schemas/${name}">${name}</a> `)}</p>` : ''}
  </section>`
}

function parameterTable(parameters: readonly Parameter[]): Html {
  return html`<h2>Parameters</h2>
    <div class="scroll" tabindex="0" role="region" aria-label="Parameters">
      <table>
        <thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Required</th><th scope="col">Schema</th></tr></thead>
        <tbody>${parameters.map(
          ({ name, in: place, required, schema, description }) => html`<tr>
            <th scope="row"><code>${name}</code></th><td>${place}</td><td>${required ? 'yes' : 'no'}</td>
            <td class="text">${description ? html`${description} ` : ''}<code>${JSON.stringify(schema)}</code></td>
          </tr>`,
        )}</tbody>
      </table>
    </div>`
}
