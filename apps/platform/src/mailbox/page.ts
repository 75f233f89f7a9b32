import { html } from 'hono/html'
import { hidden } from '../hosted/fields.ts'
import { type Html, page } from '../hosted/page.ts'
import type { View } from '../hosted/view.ts'
import { testAddresses } from '../identity/test-addresses.ts'
import type { Message } from './read.ts'
import type { Channel } from './tables.ts'

const names: Readonly<Record<Channel, string>> = {
  EMAIL: 'Mail',
  SMS: 'Text message',
  CALL: 'Call',
  PUSH: 'Push',
}

/** For developers, so in English alone. */
export function mailboxPage(view: View, messages: readonly Message[], to: string): Promise<Response> {
  const empty = to ? html`Nothing for ${to} yet.` : html`Nothing yet.`
  return page(view, {
    title: 'Mailbox',
    wide: true,
    body: html`<h1>Mailbox</h1>
      <p class="lead">Mail, texts, calls and pushes to everybody, newest first. None of them has left this machine.</p>
      <form class="filter" method="get" action="/_dev/mailbox" role="search">
        <label for="to">Address or phone number</label>
        <input id="to" name="to" value="${to}" autocomplete="off" spellcheck="false" dir="ltr" />
        <button class="quiet">Show</button>
        ${to ? html`<a href="/_dev/mailbox">All</a>` : ''}
      </form>
      <details class="card guide">
        <summary>Test addresses</summary>
        <p>Register and sign in with an address like these, and you meet that step whatever the site's settings are.</p>
        <dl>${Object.entries(testAddresses).map(
          ([outcome, meaning]) => html`<dt><code>you+${outcome}@example.test</code></dt>
            <dd>${meaning}</dd>`,
        )}</dl>
      </details>
      ${messages.length > 0 ? html`<ol class="mails">${messages.map(entry)}</ol>` : html`<p class="card">${empty}</p>`}`,
  })
}

function entry({ channel, subject, recipient, body, createdAt }: Message): Html {
  const link = /https?:\/\/\S+/.exec(body)?.[0]
  return html`<li class="card">
    <p class="hint"><strong>${names[channel]}</strong> to <bdi>${recipient}</bdi>, ${createdAt.toISOString().replace('T', ' ').slice(0, 16)} UTC</p>
    <h2>${subject}</h2>
    ${channel === 'CALL' ? html`<blockquote><pre>${body}</pre></blockquote>` : html`<pre>${body}</pre>`}
    ${channel === 'PUSH' && link ? answers(link) : ''}
    ${link ? html`<p><a href="${link}">Open the link</a></p>` : ''}
  </li>`
}

/** What the member's device would show. */
function answers(link: string): Html | '' {
  const request = URL.canParse(link) ? new URL(link).searchParams.get('request') : null
  if (!request) return ''
  return html`<form class="answers" method="post" action="/_hosted/push">
    ${hidden({ request })}
    <button name="answer" value="APPROVED">Approve</button>
    <button class="quiet" name="answer" value="DENIED">Deny</button>
  </form>`
}
