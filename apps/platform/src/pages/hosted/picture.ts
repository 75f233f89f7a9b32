import { html } from 'hono/html'
import { mediaFileOf, widths } from '../../areas/media/index.ts'
import type { Html } from './page.ts'
import type { View } from './view.ts'

/** A small picture beside the name that tells it, or its empty place: what lies elsewhere the page's policy keeps out. */
export function picture({ config }: Pick<View, 'config'>, url: string | null | undefined): Html {
  return url && mediaFileOf(config, url)
    ? html`<img src="${url}?w=${widths[0]}" alt="" width="56" height="56" />`
    : html`<span class="blank"></span>`
}
