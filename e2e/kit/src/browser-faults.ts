import type { Page, Route } from '@playwright/test'

/** Faults between a healthy server and a browser. */
export const browserFaults = ['hanging', 'missing', 'slow', 'corrupt', 'of the wrong type'] as const
export type BrowserFault = (typeof browserFaults)[number]

/** Files of a module that browsers ask for: its entry, its other scripts, its style sheets, its fonts. */
export type FileKind = 'entry' | 'chunk' | 'sheet' | 'font'

/** Milliseconds by which a slow file is late: more than anybody wants to wait. */
const late = 2500

const kinds: Readonly<Record<FileKind, RegExp>> = {
  entry: /\/remoteEntry\.js(\?|$)/,
  chunk: /\/(?!remoteEntry)[^/]*\.js(\?|$)/,
  sheet: /\.css(\?|$)/,
  font: /\.woff2?(\?|$)/,
}

/**
 * Breaks the files of one kind for that page alone; the server stays healthy. `module`: a name, `*` for all of them, or `shell`.
 * `broken` names the files that were asked for since; `heal` ends the fault.
 */
export async function breakInBrowser(
  page: Page,
  module: string,
  kind: FileKind,
  fault: BrowserFault,
): Promise<{ readonly broken: readonly string[]; heal(): Promise<void> }> {
  const folder = { shell: '/assets/', '*': '/modules/' }[module] ?? `/modules/${module}/`
  const broken: string[] = []
  const matches = (url: URL) => url.pathname.startsWith(folder) && kinds[kind].test(url.pathname)
  await page.route(matches, async (route) => {
    broken.push(new URL(route.request().url()).pathname)
    // The page may be gone meanwhile.
    await answers[fault](route).catch(() => undefined)
  })
  return { broken, heal: () => page.unroute(matches) }
}

const answers: Readonly<Record<BrowserFault, (route: Route) => Promise<unknown>>> = {
  hanging: async () => undefined,
  missing: (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  async slow(route) {
    await new Promise((go) => setTimeout(go, late))
    await route.continue()
  },
  async corrupt(route) {
    const response = await route.fetch()
    const body = await response.body()
    const at = Math.floor(body.length / 2)
    body[at] = (body[at] ?? 0) ^ 1
    await route.fulfill({ response, body })
  },
  'of the wrong type': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in to the network</title>' }),
}
