import { html } from 'hono/html'
import type { Services } from '../../../data/services.ts'
import type { App } from '../../../http/route.ts'
import type { Html } from '../pages/html.ts'
import { devPage } from '../pages/layout.ts'
import { groups, type Part } from '../part.ts'

/** `/_dev`: a card per part, with how things stand. */
export function overview(app: App): void {
  app.get('/_dev', async (c) => {
    const { services, parts } = c.var
    const states = new Map(
      await Promise.all(parts.map(async (part) => [part, await stateOf(part, services)] as const)),
    )
    return devPage(c, {
      title: 'Workbench',
      nav: '/_dev',
      lead: html`Requests, messages and data of the platform at <code>${services.config.publicUrl}</code>.
        The workbench doesn't exist in production.`,
      body: html`${groups
        .map((group) => ({ group, members: parts.filter((part) => part.group === group) }))
        .filter(({ members }) => members.length > 0)
        .map(
          ({ group, members }) => html`<section class="cards" aria-labelledby="cards-${group}">
          <h2 id="cards-${group}">${group}</h2>
          <ul>${members.map((part) => card(part, states.get(part)))}</ul>
        </section>`,
        )}`,
    })
  })
}

function card({ path, name, about, key }: Part, state: string | undefined): Html {
  return html`<li class="card">
    <h3><a href="${path}">${name}</a></h3>
    <p>${about}</p>
    <p class="card-state">${state ? html`<span class="dot"></span>${state}` : ''}<kbd>g ${key}</kbd></p>
  </li>`
}

/** A tool that cannot tell its state (the database may be away) is still one to be opened. */
async function stateOf(part: Part, services: Services): Promise<string | undefined> {
  try {
    return await part.state?.(services)
  } catch {
    return 'unavailable right now'
  }
}
