import type { Context } from 'hono'
import { html } from 'hono/html'
import { testAddresses } from '../../../areas/identity/index.ts'
import { type Channel, channels, type Message } from '../../../areas/mailbox/index.ts'
import type { Env } from '../../../http/route.ts'
import { hidden } from '../../../pages/hosted/fields.ts'
import { letterFrame } from '../letters/preview.ts'
import { dateAndTime, timeOfDay } from '../pages/format.ts'
import type { Html } from '../pages/html.ts'
import { devPage } from '../pages/layout.ts'

const names: Readonly<Record<Channel, string>> = {
  EMAIL: 'Mail',
  SMS: 'Text message',
  CALL: 'Call',
  PUSH: 'Push',
}

interface PageState {
  readonly messages: readonly Message[]
  readonly to: string
  readonly kind: Channel | undefined
  /** Id of the message to read; the newest otherwise. */
  readonly open: string | undefined
}

/** The list, and one message beside it. */
export function mailboxPage(c: Context<Env>, { messages, to, kind, open }: PageState): Promise<Response> {
  const address = (more: Record<string, string>) =>
    `/_dev/mailbox?${new URLSearchParams({ ...(to && { to }), ...(kind && { kind }), ...more })}`
  const message = messages.find(({ id }) => id === open) ?? messages[0]
  return devPage(c, {
    title: 'Mailbox',
    nav: '/_dev/mailbox',
    frames: ["'self'"],
    lead: 'All emails, texts, calls and push messages, newest first. Only emails leave this machine, and only if MAIL_TRANSPORT is set.',
    body: html`${chooser(to, kind)}
      ${guide()}
      ${
        message
          ? html`<div class="two" data-open="${open ? 'yes' : 'no'}">
        <ol class="list" data-roving aria-label="Messages">${messages.map((each) => entry(each, address({ message: each.id }), each === message))}</ol>
        ${reading(message)}
      </div>`
          : html`<p class="empty">${to ? html`No messages for ${to} yet.` : 'No messages yet.'} Messages appear here when the platform sends them.</p>`
      }`,
  })
}

function chooser(to: string, kind: Channel | undefined): Html {
  return html`<form class="filter" method="get" action="/_dev/mailbox" role="search">
    <label class="field wide-field"><span>Address or phone number</span>
      <input name="to" value="${to}" autocomplete="off" spellcheck="false" dir="ltr" data-search></label>
    <label class="field"><span>Kind</span>
      <select name="kind"><option value="">All kinds</option>${channels.map(
        (each) =>
          html`<option value="${each}"${each === kind ? html` selected` : ''}>${names[each]}</option>`,
      )}</select></label>
    <button>Show</button>
    ${to || kind ? html`<a class="button quiet" href="/_dev/mailbox">All</a>` : ''}
  </form>`
}

function guide(): Html {
  return html`<details class="guide">
    <summary>Test addresses</summary>
    <p>Register or sign in with one of these addresses to see that step, whatever the site's settings are.</p>
    <dl class="facts">${Object.entries(testAddresses).map(
      ([outcome, meaning]) => html`<div><dt><code>you+${outcome}@example.test</code></dt>
        <dd>${meaning}</dd></div>`,
    )}</dl>
  </details>`
}

function entry({ channel, subject, recipient, createdAt }: Message, href: string, current: boolean): Html {
  return html`<li><a href="${href}"${current ? html` aria-current="true"` : ''}>
    <span class="row"><span class="badge" data-tone="${channel === 'EMAIL' ? 'neutral' : 'info'}">${names[channel]}</span>
      <time datetime="${createdAt.toISOString()}">${timeOfDay(createdAt).slice(0, 5)}</time></span>
    <strong>${subject}</strong>
    <bdi class="muted">${recipient}</bdi></a></li>`
}

function reading({
  id,
  channel,
  sender,
  subject,
  recipient,
  body,
  html: letter,
  code,
  createdAt,
}: Message): Html {
  const link = /https?:\/\/\S+/.exec(body)?.[0]
  return html`<article class="panel reading" aria-labelledby="subject">
    <h2 id="subject">${subject}</h2>
    <dl class="facts">
      ${sender ? html`<div><dt>From</dt><dd><bdi>${sender}</bdi></dd></div>` : ''}
      <div><dt>${names[channel]} to</dt><dd><bdi>${recipient}</bdi></dd></div>
      <div><dt>Sent</dt><dd><time datetime="${createdAt.toISOString()}">${dateAndTime(createdAt)} UTC</time></dd></div>
      ${code ? html`<div><dt>Code</dt><dd><code>${code}</code> <button type="button" class="quiet small" data-copy="${code}" hidden>Copy code</button></dd></div>` : ''}
    </dl>
    ${letter ? letterFrame(`/_dev/mailbox/html/${id}`, `Letter: ${subject}`, 'desktop') : ''}
    ${letter ? html`<h3>Plain text</h3>` : ''}
    ${channel === 'CALL' ? html`<blockquote><p class="letter" dir="auto">${body}</p></blockquote>` : html`<p class="letter" dir="auto">${body}</p>`}
    ${channel === 'PUSH' && link ? answers(link) : ''}
    ${link ? html`<p><a href="${link}">Open the link</a></p>` : ''}
    <p class="muted"><a href="/_dev/mailbox/${encodeURIComponent(recipient)}">As JSON</a>, for tests</p>
  </article>`
}

/** Buttons that the member's device would show. */
function answers(link: string): Html | '' {
  const request = URL.canParse(link) ? new URL(link).searchParams.get('request') : null
  if (!request) return ''
  return html`<form class="buttons" method="post" action="/_hosted/push">
    ${hidden({ request })}
    <button name="answer" value="APPROVED">Approve</button>
    <button class="quiet" name="answer" value="DENIED">Deny</button>
  </form>`
}
