import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { Env } from '../../../http/route.ts'
import { pageHeaders } from '../../../pages/hosted/policy.ts'
import type { Html } from './html.ts'
import { navigation } from './navigation.ts'

export interface DevPage {
  /** Heading of the page and first word of its tab. */
  readonly title: string
  /** Content below the heading. */
  readonly body: Html
  /** Path of the part it belongs to: `/_dev/requests`. */
  readonly nav: string
  /** One sentence below the heading. */
  readonly lead?: Html | string
  /** Buttons and links at the heading's end. */
  readonly actions?: Html
  /** Page that leads to this page of details. */
  readonly up?: { readonly href: string; readonly label: string }
  readonly status?: number
  /** Further scripts of this server; the page works without them. */
  readonly scripts?: readonly string[]
  /** Further style sheets of this server. */
  readonly styles?: readonly string[]
  /** Origins whose frames it may show. */
  readonly frames?: readonly string[]
}

/** The store's arcade. */
const logo = raw(
  '<svg viewBox="0 0 32 32" width="24" height="24" aria-hidden="true"><path d="M4 29V16a12 12 0 0 1 24 0v13h-5V16a7 7 0 0 0-14 0v13Z" fill="currentColor"/><path class="door" d="M13.5 29V16a2.5 2.5 0 0 1 5 0v13Z"/></svg>',
)

/** A page of the workbench, in English: nothing inline, nothing from elsewhere, framed by nobody. */
export async function devPage(c: Context<Env>, page: DevPage): Promise<Response> {
  const { config } = c.var.services
  const nonce = randomBytes(16).toString('base64')
  const styles = ['/_hosted/tokens.css', '/_dev/files/workbench.css', ...(page.styles ?? [])]
  const scripts = ['/_dev/files/workbench.js', ...(page.scripts ?? [])]
  const document = await html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${page.title} – Workbench</title>
    ${styles.map((href) => html`<link rel="stylesheet" href="${href}">`)}
    <link rel="icon" href="data:,">
    ${scripts.map((src) => html`<script type="module" src="${src}" nonce="${nonce}"></script>`)}
  </head>
  <body>
    <a class="skip" href="#content">Skip to content</a>
    <header class="side">
      <a class="brand" href="/_dev">${logo}<span>Workbench</span></a>
      ${navigation(c.var.parts, page.nav)}
      <p class="elsewhere"><a href="${config.storeUrl}/">Open the store</a></p>
    </header>
    <main id="content" tabindex="-1">
      ${page.up ? html`<p class="up"><a href="${page.up.href}">${page.up.label}</a></p>` : ''}
      <div class="head">
        <div>
          <h1>${page.title}</h1>
          ${page.lead ? html`<p class="lead">${page.lead}</p>` : ''}
        </div>
        ${page.actions ? html`<div class="actions">${page.actions}</div>` : ''}
      </div>
      ${page.body}
    </main>
    <p class="announce" role="status" id="announce"></p>
  </body>
</html>`
  return new Response(String(document), {
    status: page.status ?? 200,
    headers: pageHeaders(config, { nonce, formTargets: [], frames: page.frames ?? [] }),
  })
}
