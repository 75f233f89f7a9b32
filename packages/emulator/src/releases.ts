import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Delivery,
  deployTogether,
  loadRegistry,
  openDelivery,
  ownKey,
  readShell,
  registerShell,
  setSettings,
  takeReleases,
} from '@galleria/delivery'
import { packaged, samples } from './packaged.ts'

/** Opens the store of this machine and makes the other teams' modules live in it. */
export async function layReleases(
  home: string,
  shop: string | undefined,
  own: string | undefined,
): Promise<void> {
  const env = {
    ...process.env,
    GALLERIA_HOME: home,
    MODULE_STORE: join(home, 'modules'),
    REGISTRY_PRIVATE_KEY: '',
  }
  const delivery = await openDelivery(env, { by: 'emulator' })
  await registerShell(delivery, await readShell(packaged.shell), { only: true })
  if (shop === undefined) return laySamples(delivery)
  await takeReleases({ shop, key: await ownKey(process.env), by: 'emulator', except: own }, delivery)
}

/** A sample that this emulator brought before stays as it is, and so does what was released in its place. */
async function laySamples(delivery: Delivery): Promise<void> {
  const { document } = await loadRegistry(delivery)
  const missing = samples.filter((name) => !document.modules[name]?.live)
  if (missing.length === 0) return
  await setSettings(delivery, JSON.parse(await readFile(packaged.settings, 'utf8')))
  await deployTogether(
    delivery,
    missing.map((module) => ({ module, from: packaged.module(module) })),
  )
}
