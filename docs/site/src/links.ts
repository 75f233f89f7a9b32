import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root, type Source } from './sources.ts'

/** Everything a link may lead to: pages by the file they are made from, and the ids of each page's headings. */
export interface Targets {
  readonly pages: ReadonlyMap<string, Source>
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>
}

/**
 * Turns the relative links of a rendered page into addresses of the site. A link to a file that is no page becomes plain text:
 * the site has no copy of the code. Returns the page, and what each broken link names.
 */
export function withSiteLinks(
  html: string,
  from: Source,
  targets: Targets,
): { html: string; broken: string[] } {
  const broken: string[] = []
  const linked = html.replace(
    /<a ([^>]*?)href="([^"]*)"([^>]*)>(.*?)<\/a>/gs,
    (whole, before, href, after, text) => {
      if (/^([a-z]+:|\/)/.test(href)) return whole
      const [path = '', anchor = ''] = href.split('#')
      const file = path === '' ? from.file : join(dirname(from.file), path).replace(/\/$/, '')
      const page = targets.pages.get(file) ?? targets.pages.get(`${file}/README.md`)
      if (!page) {
        if (!existsSync(join(root, file))) broken.push(`${from.file}: ${href} leads to no file`)
        return `<span title="${file}">${text}</span>`
      }
      if (anchor && !targets.anchors.get(page.file)?.has(anchor))
        broken.push(`${from.file}: ${href} leads to no heading`)
      return `<a ${before}href="/${page.slug}${page.slug ? '/' : ''}${anchor && `#${anchor}`}"${after}>${text}</a>`
    },
  )
  return { html: linked, broken }
}
