import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Loader } from 'astro/loaders'
import { drawFlowcharts } from './flowchart.ts'
import { withSiteLinks } from './links.ts'
import { root, sources } from './sources.ts'

/**
 * Reads the pages from where they stand in the repository, as a code host shows them: titles are their first headings, links are
 * relative paths. A broken link stops the build.
 */
export const repositoryLoader: Loader = {
  name: 'repository',
  async load({ store, parseData, renderMarkdown }) {
    const rendered = await Promise.all(
      sources().map(async (source) => ({
        source,
        page: await renderMarkdown(drawFlowcharts(source.body), {
          fileURL: pathToFileURL(join(root, source.file)),
        }),
      })),
    )
    const targets = {
      pages: new Map(rendered.map(({ source }) => [source.file, source])),
      anchors: new Map(
        rendered.map(({ source, page }) => [
          source.file,
          new Set(page.metadata?.headings?.map(({ slug }) => slug)),
        ]),
      ),
    }
    const faults: string[] = []
    store.clear()
    for (const { source, page } of rendered) {
      const { html, broken } = withSiteLinks(page.html, source, targets)
      faults.push(...broken)
      const id = source.slug || 'index'
      const data = await parseData({ id, data: { title: source.title, editUrl: false } })
      store.set({
        id,
        data,
        body: source.body,
        filePath: `src/content/docs/${id}.md`,
        rendered: { ...page, html: scrollableByKeys(html) },
      })
    }
    if (faults.length > 0) throw new Error(`Broken links in the docs:\n  ${faults.join('\n  ')}`)
  },
}

/** Code and tables that are wider than the page are reached by keys from the first moment, before a script could make them so. */
function scrollableByKeys(html: string): string {
  return html
    .replaceAll('<pre ', '<pre tabindex="0" ')
    .replaceAll('<table>', '<div class="wide" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
}
