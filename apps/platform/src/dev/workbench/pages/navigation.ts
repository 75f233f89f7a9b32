import { html } from 'hono/html'
import { groups, type Part } from '../part.ts'
import type { Html } from './html.ts'

export function navigation(parts: readonly Part[], current: string): Html {
  const link = (href: string, name: string, key: string) =>
    html`<li><a href="${href}" data-key="${key}"${href === current ? html` aria-current="page"` : ''}>${name}</a></li>`
  return html`<nav aria-label="Workbench">
    <ul class="nav">${link('/_dev', 'Overview', 'h')}</ul>
    ${groups
      .map((group) => ({ group, members: parts.filter((part) => part.group === group) }))
      .filter(({ members }) => members.length > 0)
      .map(
        ({ group, members }) => html`<p class="group" id="nav-${group}">${group}</p>
        <ul class="nav" aria-labelledby="nav-${group}">${members.map(({ path, name, key }) => link(path, name, key))}</ul>`,
      )}
  </nav>`
}
