import { appendFile, rm } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect } from '../kit/fault-test.ts'
import { forgetLastGood, type Released, release, tamper } from '../kit/releases.ts'
import type { Store } from '../kit/store.ts'

/** A module to break, as its pages are met: by address, by link, and by what shows that it works. */
export const victims = {
  loyalty: { name: 'loyalty', path: '/loyalty', link: 'Points & rewards', heading: /\w/ },
  cart: { name: 'cart', path: '/cart', link: 'Cart', heading: 'Your cart' },
} as const
export type Victim = (typeof victims)[keyof typeof victims]

/** Puts it right again; some faults live in the page. */
export type Heal = (page: Page) => Promise<unknown>

export interface Fault {
  readonly break: (store: Store, victim: Victim, page: Page) => Promise<Heal>
  /** The browser has what it needs all the same, so the page ends up whole. */
  readonly onlyServer?: true
}

const mark = 'globalThis.tampered = true;'

const healthy =
  (store: Store, { name }: Victim) =>
  () =>
    release(store, name)

/** A container as the federation run-time expects it, holding one page. */
const container =
  ({ name, path }: Victim, component: string) =>
  () =>
    `var ${name} = { init() {}, get: async () => () => ({ default: { name: '${name}', widgets: {},
    routes: [{ path: '${path.slice(1)}', Component: ${component} }] } }) }`

const serverOnly =
  ({ name, path }: Victim, component: string) =>
  () =>
    `module.exports = { default: { name: '${name}', widgets: {}, routes: [{ path: '${path.slice(1)}', Component: ${component} }] } }`

export const releaseFaults: Readonly<Record<string, Fault>> = {
  'its server build is missing': {
    onlyServer: true,
    async break(store, victim) {
      const released = await fresh(store, victim)
      await rm(`${released.folder}/server/module.js`)
      return healthy(store, victim)
    },
  },
  'its server build is not the one that was released': {
    onlyServer: true,
    async break(store, victim) {
      const released = await fresh(store, victim)
      await appendFile(`${released.folder}/server/module.js`, mark)
      return healthy(store, victim)
    },
  },
  'it throws when it is evaluated': {
    async break(store, victim) {
      const bad = () => `throw new Error('bad start')`
      await only(store, victim, { 'server/module.js': bad, 'web/remoteEntry.js': bad })
      return healthy(store, victim)
    },
  },
  'it throws while it renders': {
    async break(store, victim) {
      const fails = '() => { throw new Error("cannot render") }'
      const failsUntilMended =
        '() => { if (document.documentElement.dataset.mended) return "Mended"; throw new Error("cannot render") }'
      await only(store, victim, {
        'server/module.js': serverOnly(victim, fails),
        'web/remoteEntry.js': container(victim, failsUntilMended),
      })
      return async (page) => {
        await page.evaluate(() => {
          document.documentElement.dataset.mended = 'yes'
        })
      }
    },
  },
  'it hangs': {
    async break(store, victim, page) {
      const { version } = await only(store, victim, { 'server/module.js': () => 'for (;;);' })
      await page.route(`**/modules/${victim.name}/${version}/web/**`, () => {})
      return () => page.unrouteAll({ behavior: 'ignoreErrors' })
    },
  },
  'one byte of its entry is another': {
    break: async (store, victim) => {
      const released = await fresh(store, victim)
      // A letter inside a string: the script would run.
      return tamper(`${released.folder}/web/remoteEntry.js`, /Promise/)
    },
  },
  "one byte of its page's chunk is another": {
    break: async (store, victim) => {
      const { folder, description } = await fresh(store, victim)
      const chunk = description.chunks[`routes/${victim.name}.tsx`]?.js[0]
      return tamper(`${folder}/web/${chunk}`, /h1|Your/)
    },
  },
}

let count = 0

/** A good release that no browser and no server has seen. */
function fresh(store: Store, victim: Victim): Promise<Released> {
  count += 1
  const note = (content: string) => `${content}\n// ${Date.now()} ${count}`
  return only(store, victim, { 'server/module.js': note })
}

/** Without one before it that could run in its place: e2e/delivery has those. */
async function only(
  store: Store,
  { name }: Victim,
  changes: Parameters<typeof release>[2],
): Promise<Released> {
  const released = await release(store, name, changes)
  await forgetLastGood(store, name)
  return released
}

/** Breaks the way between browser and store. */
export const networkFaults: Readonly<Record<string, (page: Page, base: string) => Promise<unknown>>> = {
  'its entry is not there': (page, base) =>
    page.route(`${base}remoteEntry.js`, (route) => route.fulfill({ status: 404 })),
  'its entry never comes': (page, base) => page.route(`${base}remoteEntry.js`, () => {}),
  'its chunks come broken': (page, base) =>
    page.route(`${base}*.js`, (route) =>
      /remoteEntry/.test(route.request().url())
        ? route.continue()
        : route.fulfill({ contentType: 'text/javascript', body: '}{' }),
    ),
  'its connection breaks off': (page, base) =>
    page.route(`${base}**`, (route) => route.abort('connectionreset')),
}

export async function expectNotRun(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false)
}
