import { html } from 'hono/html'
import type { App } from '../../../http/route.ts'
import { devPage } from '../pages/layout.ts'
import type { Part } from '../part.ts'

/** Pages that a developer looks for most, by their address below the documentation's. */
const pages = {
  '': 'Start',
  'contributing/': 'Add a route, a widget, a call or a message',
  'delivery/': 'Release a module',
  'architecture/': 'How the parts fit together',
  'permissions/': 'Who may call what',
  'emitted-events/': 'Events',
  'api/': 'Client API',
} as const

/** Leads to the documentation, which a server of its own has. */
export const documentation: Part = {
  path: '/_dev/docs',
  name: 'Documentation',
  group: 'Reference',
  about: 'Tutorials, reference and decisions, with a search.',
  key: 'w',
  routes,
  state: async ({ config }) => ((await isServed(config.docsUrl)) ? 'running' : 'start it with npm run docs'),
}

function routes(app: App): void {
  app.get('/_dev/docs', async (c) => {
    const { docsUrl = '' } = c.var.services.config
    return devPage(c, {
      title: 'Documentation',
      nav: '/_dev/docs',
      lead: (await isServed(docsUrl))
        ? html`The documentation runs at <code>${docsUrl}</code>.`
        : html`The documentation isn’t running. Start it with <code>npm run docs</code>.`,
      body: html`<ul class="links">${Object.entries(pages).map(
        ([path, name]) => html`<li><a href="${docsUrl}/${path}">${name}</a></li>`,
      )}</ul>`,
    })
  })
}

async function isServed(url = ''): Promise<boolean> {
  try {
    return (await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(500) })).ok
  } catch {
    return false
  }
}
