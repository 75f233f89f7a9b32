import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import {
  askShop,
  type Delivery,
  deploy,
  loadRegistry,
  openDelivery,
  ownKey,
  type RegistryDocument,
  readShell,
  registerShell,
} from '@galleria/delivery'
import { packaged } from './packaged.ts'

const samples = ['catalog', 'cart', 'account', 'loyalty'] as const

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
  if (shop !== undefined) return takeFrom(shop, delivery, own)
  const { document } = await loadRegistry(delivery)
  // A sample that this emulator brought before stays as it is, and so does what somebody released in its place.
  for (const module of samples.filter((name) => !document.modules[name]?.live))
    await deploy(delivery, { module, from: packaged.module(module) })
}

/** The releases that are live in a shop, byte for byte, in the store of this machine. */
async function takeFrom(shop: string, delivery: Delivery, own: string | undefined): Promise<void> {
  const asking = { shop, key: await ownKey(process.env), by: 'emulator' }
  const { modules } = await askShop<RegistryDocument>({ ...asking, verb: 'modules', input: {} })
  for (const [module, { live }] of Object.entries(modules)) {
    if (!live || module === own) continue
    const { document } = await loadRegistry(delivery)
    if (document.modules[module]?.live?.version === live.version) continue
    const { files } = await askShop<{ files: Record<string, string> }>({
      ...asking,
      verb: 'release',
      input: { module, version: live.version },
    })
    const from = await mkdtemp(join(tmpdir(), 'galleria-taken-'))
    try {
      for (const [path, content] of Object.entries(files)) {
        await mkdir(dirname(join(from, path)), { recursive: true })
        await writeFile(join(from, path), Buffer.from(content, 'base64'))
      }
      await deploy(delivery, { module, from, version: live.version })
    } finally {
      await rm(from, { recursive: true, force: true })
    }
  }
}
