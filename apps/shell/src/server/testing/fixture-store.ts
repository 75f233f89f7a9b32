import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import {
  type Delivery,
  type DeployInput,
  deploy,
  integrityOf,
  newKey,
  openStore,
  privateText,
  publicText,
  trustOf,
} from '@galleria/delivery'
import { ManualClock } from '@galleria/delivery/testing'
import type { ReleaseDraft, ReleaseNavItem } from '@galleria/federation'
import type { ModuleReport } from '../../common/reports.ts'
import { readConfig } from '../config.ts'
import { type RunningShell, startShell } from '../start-shell.ts'
import { inProcessRenderer } from './in-process-renderer.ts'

export interface FixtureModule {
  readonly name: string
  readonly prefixes?: readonly string[]
  /** Addresses. */
  readonly routes?: readonly string[]
  /** Addresses that the server draws for who asks. */
  readonly personal?: readonly string[]
  /** Addresses that the server draws for who has sent a form without script. */
  readonly forms?: readonly string[]
  readonly widgets?: readonly string[]
  readonly uses?: readonly string[]
  readonly nav?: readonly ReleaseNavItem[]
  /** Slots that it fills, by order. */
  readonly extensions?: Readonly<Record<string, number>>
  readonly slots?: readonly string[]
  readonly requires?: Readonly<Record<string, string>>
  /** Scripts of source files in the browser, by file. */
  readonly chunks?: Readonly<Record<string, readonly string[]>>
  /** CommonJS, with `h` for elements in scope. */
  readonly server: string
}

const head = `const { jsx } = require('react/jsx-runtime')
const h = (type, props, ...children) => jsx(type, { ...props, children: children.length > 1 ? children : children[0] })
`

/** A store of small modules and a shell that serves it, over real HTTP. */
export class FixtureShop {
  readonly folder: string
  readonly store: string
  readonly delivery: Delivery
  private readonly key = newKey()
  private readonly shells: RunningShell[] = []

  private constructor(folder: string) {
    this.folder = folder
    this.store = join(folder, 'modules')
    const signing = [this.key]
    this.delivery = { store: openStore(this.store), signing, trust: trustOf(signing), by: 'test' }
  }

  static async create(): Promise<FixtureShop> {
    return new FixtureShop(await mkdtemp(join(tmpdir(), 'galleria-shell-')))
  }

  async release(
    module: FixtureModule,
    version = '1.0.0',
    more: Partial<Pick<DeployInput, 'canary' | 'channel'>> = {},
  ): Promise<string> {
    await deploy(this.delivery, {
      module: module.name,
      from: await this.build(module, version),
      version,
      ...more,
    })
    return join(this.store, module.name, version)
  }

  /** Variables that let a shell change this store's registry too. */
  signing(): Record<string, string> {
    return { REGISTRY_PRIVATE_KEY: privateText(this.key) }
  }

  /** A folder as a build leaves it. */
  async build(module: FixtureModule, version: string): Promise<string> {
    const from = join(this.folder, 'build', module.name, version)
    const scripts = Object.values(module.chunks ?? {})
      .flat()
      .map((path) => [`web/${path}`, `// ${path}`] as const)
    // An entry has the hashes of what it loads.
    const hashes = scripts.map(([, content]) => integrityOf(content)).join(' ')
    const files: Record<string, string> = {
      ...Object.fromEntries(scripts),
      'server/module.js': head + module.server,
      'web/remoteEntry.js': `// ${module.name} ${version} ${hashes}`.trimEnd(),
    }
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(from, path)), { recursive: true })
      await writeFile(join(from, path), content)
    }
    const description: ReleaseDraft = {
      schema: 2,
      module: module.name,
      prefixes: module.prefixes ?? [],
      routes: module.routes ?? [],
      ...(module.personal && { personal: module.personal }),
      ...(module.forms && { forms: module.forms }),
      nav: module.nav ?? [],
      widgets: Object.fromEntries((module.widgets ?? []).map((name) => [name, {}])),
      uses: Object.fromEntries((module.uses ?? []).map((name) => [name, { props: {}, given: [] }])),
      extensions: Object.fromEntries(
        Object.entries(module.extensions ?? {}).map(([slot, order]) => [slot, { order, props: {} }]),
      ),
      slots: Object.fromEntries((module.slots ?? []).map((name) => [name, { props: {}, given: [] }])),
      entry: 'remoteEntry.js',
      js: [],
      css: [],
      server: 'server/module.js',
      chunks: Object.fromEntries(
        Object.entries(module.chunks ?? {}).map(([source, js]) => [source, { js, css: [] }]),
      ),
      integrity: Object.fromEntries(
        Object.entries(files).map(([path, content]) => [path, integrityOf(content)]),
      ),
      requires: module.requires ?? {},
    }
    await writeFile(join(from, 'release.json'), JSON.stringify(description))
    return from
  }

  /** Another shell on the same store, or the same one started again. */
  async open(env: Record<string, string> = {}): Promise<string> {
    const web = join(this.folder, 'web')
    await mkdir(web, { recursive: true })
    const manifest = {
      entries: { shell: { initial: { js: ['/assets/shell.js'], css: ['/assets/shell.css'] } } },
    }
    await writeFile(join(web, 'manifest.json'), JSON.stringify(manifest))
    await mkdir(join(this.folder, 'worker'), { recursive: true })
    await writeFile(join(this.folder, 'worker/service-worker.js'), "self.addEventListener('fetch', () => {})")
    if (this.hasSourceBuild) await this.writeSourceBuild()
    await writeFile(join(this.folder, 'provides.json'), JSON.stringify(this.provides))
    await writeFile(join(web, 'shell.js'), '// shell')
    await writeFile(join(web, 'shell.css'), 'body {}')
    const config = readConfig({
      PORT: '0',
      MODULE_STORE: this.store,
      GALLERIA_HOME: join(this.folder, 'home'),
      REGISTRY_PUBLIC_KEY: publicText(this.key),
      PLATFORM_URL: 'http://127.0.0.1:9',
      NODE_ENV: 'development',
      RENDER_PROCESSES: '1',
      ...env,
    })
    const shell = await startShell(config, web, {
      log: (message) => {
        if (!message.startsWith('The platform does not tell')) this.problems.push(message)
      },
      clock: this.clock,
      openRenderer: inProcessRenderer(this.clock),
      onReport: (report) => this.reports.push(report),
    })
    this.shells.push(shell)
    return shell.url
  }

  private async writeSourceBuild(): Promise<void> {
    const folder = join(this.folder, 'source')
    await mkdir(folder, { recursive: true })
    const manifest = { entries: { shell: { initial: { js: ['/assets/source/shell.js'] } } } }
    await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest))
    await writeFile(join(folder, 'shell.js'), '// shell for modules from source')
  }

  /** Whether a shell opened from now on has the browser build for modules from source. */
  hasSourceBuild = true
  /** Versions of what a shell opened from now on brings. */
  provides: Readonly<Record<string, string>> = {}
  /** Lines of the log, without the one about the platform, which does not run here. */
  readonly problems: string[] = []
  readonly reports: ModuleReport[] = []
  /** The shell's patience and the age of what it knows. */
  readonly clock = new ManualClock()

  /** Ends the shells, after which everything they had to write is in the store. */
  async endShell(): Promise<void> {
    await Promise.all(this.shells.splice(0).map((shell) => shell.close()))
  }

  async close(): Promise<void> {
    await this.endShell()
    await rm(this.folder, { recursive: true, force: true })
  }
}

/** Cart and its header widget, as they are when all is well. */
export const cart: FixtureModule = {
  name: 'cart',
  prefixes: ['/cart'],
  widgets: ['cart.mini-cart'],
  nav: [{ label: 'Your cart', to: '/cart' }],
  server: `exports.default = {
    name: 'cart',
    routes: [{ path: 'cart', lazy: async () => ({
      loader: () => ({ greeting: 'Hello from the cart' }),
      Component: () => h('h1', {}, require('@galleria/router').useLoaderData().greeting),
    }) }],
    widgets: { 'cart.mini-cart': { load: async () => ({ default: () => h('b', {}, 'Mini cart here') }) } },
  }`,
}

/** A module named catalog whose server build is the given one. */
export function catalog(server: string): FixtureModule {
  return { name: 'catalog', prefixes: ['/', '/products'], widgets: ['catalog.search'], server }
}

export const goodCatalog = catalog(`exports.default = {
  name: 'catalog',
  routes: [
    { path: '', Component: () => h('h1', {}, 'Home') },
    { path: 'products/:slug', loader: ({ params }) => {
        if (params.slug === 'gone') throw require('@galleria/router').data('none', { status: 404 })
        if (params.slug === 'down') throw new (require('@galleria/platform-client').PlatformError)('away', { status: 0 })
        if (params.slug === 'slow') return new Promise(() => {})
        return { slug: params.slug }
      }, Component: () => {
        const { slug } = require('@galleria/router').useLoaderData()
        if (slug === 'broken') throw new Error('cannot render')
        return h('h1', {}, 'Product ' + slug)
      } },
  ],
  widgets: { 'catalog.search': { load: async () => ({ default: () => h('i', {}, 'Search here') }) } },
}`)
