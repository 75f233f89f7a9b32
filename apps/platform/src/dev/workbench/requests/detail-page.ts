import type { Context } from 'hono'
import { html } from 'hono/html'
import type { Env } from '../../../http/route.ts'
import { count, dateAndTime } from '../pages/format.ts'
import type { Html } from '../pages/html.ts'
import { devPage } from '../pages/layout.ts'
import { effectsOf } from './effects.ts'
import { callerLabel, toneOf } from './list-page.ts'
import type { Entry } from './log.ts'
import { type RequestView, requestView } from './request-view.ts'

export async function requestPage(c: Context<Env>, entry: Entry): Promise<Response> {
  const { db, config } = c.var.services
  const request = requestView(entry, config)
  const [, errorCode] = /"applicationError":\s*\{\s*"code":\s*"([\w-]+)"/.exec(request.responseBody) ?? []
  const { events, mails } = await effectsOf(db, entry.observation)
  return devPage(c, {
    title: request.call ?? `${request.method} ${request.path.split('?')[0]}`,
    nav: '/_dev/requests',
    up: { href: '/_dev/requests', label: 'Requests' },
    lead: html`<code>${request.method} ${request.path}</code>`,
    actions: html`<button type="button" class="quiet" data-copy="${request.curl}" hidden>Copy as curl</button>`,
    body: html`<section class="panel" aria-label="Summary"><dl class="facts">
        ${fact('Status', html`<span class="badge" data-tone="${toneOf(request.status)}">${request.status}</span>`)}
        ${fact('Caller', callerLabel(request))}
        ${request.subject ? fact('Caller ID', html`<code>${request.subject}</code>`) : ''}
        ${fact('Took', `${request.milliseconds.toFixed(2)} ms`)}
        ${fact('SQL', `${count(request.sqlCount, 'statement')} in ${request.sqlMilliseconds.toFixed(2)} ms`)}
        ${fact('At', `${dateAndTime(request.date)} UTC`)}
        ${fact('Request ID', html`<code>${request.id}</code>`)}
        ${errorCode ? fact('Error', html`<a href="${config.docsUrl}/errors/${errorCode}/">${errorCode}</a>`) : ''}
        ${request.fault ? fact('Fault', html`<a href="/_dev/faults">${request.fault}</a>`) : ''}
      </dl></section>
      ${block('Request body', request.requestBody)}
      ${block('Response', request.responseBody)}
      ${statements(request)}
      ${list(
        'Events',
        events.map(({ id, type }) => html`<a href="/_dev/data/outbox/${id}">${type}</a>`),
      )}
      ${list(
        'Messages',
        mails.map(
          ({ id, channel, recipient }) =>
            html`${channel} <a href="/_dev/mailbox?to=${encodeURIComponent(recipient)}&amp;message=${id}">to ${recipient}</a>`,
        ),
      )}
      <section class="panel"><h2>As curl</h2>
        <pre class="wrap" tabindex="0">${request.curl}</pre>
        <p class="muted">Put an access token into <code>TOKEN</code> first. Secrets stay masked in the command.</p></section>`,
  })
}

function fact(name: string, value: Html | string): Html {
  return html`<div><dt>${name}</dt><dd>${value}</dd></div>`
}

function block(name: string, text: string): Html | '' {
  if (!text) return ''
  return html`<section class="panel"><h2>${name}</h2><pre class="tall" tabindex="0" role="region" aria-label="${name}">${text}</pre></section>`
}

function list(name: string, items: readonly Html[]): Html | '' {
  if (items.length === 0) return ''
  return html`<section class="panel"><h2>${name}</h2><ul class="plain">${items.map((item) => html`<li>${item}</li>`)}</ul></section>`
}

function statements({ statements, sqlCount }: RequestView): Html | '' {
  if (statements.length === 0) return ''
  return html`<section class="panel"><h2>SQL</h2>
    <ol class="statements">${statements.map(
      ({ sql, parameters, ms }) => html`<li><pre class="wrap">${sql}</pre>
      <p class="muted">${ms === null ? 'not finished' : `${ms.toFixed(2)} ms`}${parameters.length > 0 ? html`; <code>${parameters.join(', ')}</code>` : ''}</p></li>`,
    )}</ol>
    ${sqlCount > statements.length ? html`<p class="muted">and ${sqlCount - statements.length} more</p>` : ''}</section>`
}
