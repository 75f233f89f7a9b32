import { join } from 'node:path'
import { type Delivery, deploy, openStore, privateText, publicText } from '@galleria/delivery'
import { deliveryTo, ManualClock, openWorkspace, type Workspace } from '@galleria/delivery/testing'
import type { ReleaseDraft } from '@galleria/federation'
import { Hono } from 'hono'
import { createConsole } from '../create-console.ts'
import { openConsoleData } from '../data/console-data.ts'
import type { Keys } from '../session/key.ts'
import { FormBrowser } from './form-browser.ts'

export interface FixtureRelease extends Partial<ReleaseDraft> {
  readonly name: string
  /** Text of the server build; another text is another release. */
  readonly text: string
}

/** Cart and catalog, as a store has them: each offers a widget. */
export const cart: FixtureRelease = { name: 'cart', text: '// cart', widgets: { 'cart.mini-cart': {} } }
export const catalog: FixtureRelease = {
  name: 'catalog',
  text: '// catalog',
  widgets: { 'catalog.search': {} },
}

/** A module store and consoles that show it, asked without a network. */
export class ConsoleFixture {
  readonly delivery: Delivery
  readonly clock = new ManualClock()
  readonly #workspace: Workspace

  private constructor(workspace: Workspace) {
    this.#workspace = workspace
    this.delivery = deliveryTo(openStore(join(workspace.folder, 'modules')))
  }

  static async create(): Promise<ConsoleFixture> {
    return new ConsoleFixture(await openWorkspace())
  }

  build({ name, text, ...more }: FixtureRelease): Promise<string> {
    return this.#workspace.build(name, text, more)
  }

  async release(module: FixtureRelease, version = '1.0.0', channel?: string): Promise<void> {
    await deploy(this.delivery, { module: module.name, from: await this.build(module), version, channel })
  }

  /** A browser before a console that takes these keys; `maySign`: whether the console may change the registry. */
  async open(keys: Keys, { maySign = false } = {}): Promise<FormBrowser> {
    const [key] = this.delivery.signing
    if (!key) throw new Error('The fixture has no key to sign with.')
    const data = await openConsoleData({
      moduleStore: join(this.#workspace.folder, 'modules'),
      home: join(this.#workspace.folder, 'home'),
      registryPrivateKey: maySign ? privateText(key) : undefined,
      publicKeys: publicText(key),
    })
    const app = new Hono()
    const console = createConsole({
      keys,
      data,
      clock: this.clock,
      now: Date.now,
      addressOf: () => '127.0.0.1',
      frameWidgets: ['catalog.menu', 'catalog.search', 'account.menu', 'cart.mini-cart'],
      css: ['/assets/shell.css'],
      onProblem: () => undefined,
    })
    return new FormBrowser(app.route('/console', console))
  }

  close(): Promise<void> {
    return this.#workspace.close()
  }
}
