import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import type { Changes } from './variant.ts'

/** Faults that a live release can have. */
export const moduleFaults = [
  /** Unreachable server: connections are refused. */
  'down',
  /** Two seconds late on the server, a quarter for each file in the browser: later than one waits, sooner than one gives up. */
  'slow',
  /** Requested, but never arrives, in the browser and on the server. */
  'hanging',
  /** Its entries are not where the registry says. */
  'missing',
  /** One byte of its entries is another. */
  'corrupt',
  /** Throws when it is evaluated. */
  'throwing at start',
  /** Its pages throw when they are rendered, wherever that is. */
  'throwing in render',
  /** Its pages throw when the server renders them; browsers can. */
  'throwing on the server',
] as const
export type ModuleFault = (typeof moduleFaults)[number]

const late = 2_000
const lateInBrowser = 250
const entries = ['web/remoteEntry.js', 'server/module.js']

/** Each page of a module throws; what it loads and its error boundary stay as they were. */
const breakPages = `const broken = (route) => ({ ...route,
  ...(route.children && { children: route.children.map(broken) }),
  ...(typeof route.lazy === 'function'
    ? { lazy: async () => ({ ...(await route.lazy()), Component: fail }) }
    : route.Component && { Component: fail }) })
const fail = () => { throw new Error('cannot render') }`

const server = (make: string) => (code: string) =>
  `${code}\n;{ const it = module.exports.default; ${make}; module.exports = { default: changed } }`

const browser = (name: string, make: string) => (code: string) =>
  `${code}\n;{ const real = ${name}; ${name} = { init: real.init, get: async (what) => {
    const file = (await real.get(what))(); const it = file.default; ${make}; return () => ({ ...file, default: changed }) } } }`

const throwing = `${breakPages}; const changed = { ...it, routes: it.routes.map(broken) }`
const waiting = (wait: string) =>
  server(`const changed = { ...it, messages: { ...it.messages, load: (code) => ${wait} } }`)
/** Keeps the code behind it, whose hashes the release check looks for. */
const badStart = (code: string) => `throw new Error('cannot start')\n${code}`

/** Changes to the release's bytes before it is released. */
export function changesFor(fault: ModuleFault, module: string): Changes {
  switch (fault) {
    case 'slow':
      return {
        'server/module.js': waiting(
          `new Promise((go) => setTimeout(go, ${late})).then(() => it.messages?.load(code))`,
        ),
      }
    case 'hanging':
      return { 'server/module.js': waiting('new Promise(() => {})') }
    case 'throwing at start':
      return { 'server/module.js': badStart, 'web/remoteEntry.js': badStart }
    case 'throwing in render':
      return { 'server/module.js': server(throwing), 'web/remoteEntry.js': browser(module, throwing) }
    case 'throwing on the server':
      return { 'server/module.js': server(throwing) }
    default:
      return {}
  }
}

/** Damages files in the store once the release is live: nothing must have read them before. */
export async function damage(fault: ModuleFault, folder: string): Promise<void> {
  for (const entry of entries) {
    const path = join(folder, entry)
    if (fault === 'down' || fault === 'missing') await rm(path)
    if (fault === 'corrupt') {
      const content = await readFile(path)
      // A letter inside a string: the script would run.
      const at = content.indexOf('Promise')
      content[at] = (content[at] ?? 0) ^ 1
      await writeFile(path, content)
    }
    if (fault === 'down' || fault === 'missing' || fault === 'corrupt')
      await rm(`${path}.br`, { force: true })
  }
}

/** How the browser fares with it. */
export async function breakNetwork(fault: ModuleFault, page: Page, base: string): Promise<void> {
  const handlers: Partial<Record<ModuleFault, (route: Route) => unknown>> = {
    down: (route) => route.abort('connectionrefused'),
    hanging: () => undefined,
    slow: async (route) => {
      await new Promise((go) => setTimeout(go, lateInBrowser))
      // The page may be gone meanwhile.
      await route.continue().catch(() => undefined)
    },
  }
  const handler = handlers[fault]
  if (handler) await page.route(`**${base}**`, handler)
}
