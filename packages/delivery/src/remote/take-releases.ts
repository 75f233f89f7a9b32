import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { SigningKey } from '../keys/signature.ts'
import { loadRegistry } from '../registry/change.ts'
import type { Delivery } from '../registry/delivery.ts'
import type { RegistryDocument } from '../registry/document.ts'
import { setSettings } from '../registry/settings.ts'
import { checkModule, checkPath } from '../store/names.ts'
import type { DeployInput } from '../traffic/deploy.ts'
import { deployTogether } from '../traffic/deploy-together.ts'
import { askShop } from './ask-shop.ts'
import type { ReleaseFiles } from './release-files.ts'

interface Source {
  /** Address of the shop. */
  readonly shop: string
  readonly key: SigningKey
  readonly by: string
  /** Module that is not taken: its team has it at hand. */
  readonly except?: string | undefined
}

/** Makes the releases that are live in a shop live in another store too, byte for byte; the names of the taken modules. */
export async function takeReleases({ except, ...shop }: Source, delivery: Delivery): Promise<string[]> {
  const there = await askShop<RegistryDocument>({ ...shop, verb: 'modules', input: {} })
  const { document: here } = await loadRegistry(delivery)
  const folder = await mkdtemp(join(tmpdir(), 'galleria-taken-'))
  try {
    const taken: DeployInput[] = []
    for (const [module, { live }] of Object.entries(there.modules)) {
      if (!live || module === except || here.modules[module]?.live?.version === live.version) continue
      checkModule(module)
      const input = { module, version: live.version }
      const { files } = await askShop<ReleaseFiles>({ ...shop, verb: 'release', input })
      taken.push({ ...input, from: await writeRelease(join(folder, module), files) })
    }
    if (taken.length === 0) return []
    await setSettings(delivery, settingsFor(there))
    await deployTogether(delivery, taken)
    return taken.map(({ module }) => module)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The rights and budgets of modules. Approvals, gates, shares and channels are the shop's own matter. */
function settingsFor({ settings }: RegistryDocument) {
  return Object.fromEntries(
    Object.entries(settings).map(([module, { budgets, prefixes, widgets }]) => [
      module,
      { ...(budgets && { budgets }), ...(prefixes && { prefixes }), ...(widgets && { widgets }) },
    ]),
  )
}

/** The shop is another machine: its paths are checked before any file is written. */
async function writeRelease(folder: string, files: ReleaseFiles['files']): Promise<string> {
  Object.keys(files).forEach(checkPath)
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), Buffer.from(content, 'base64'))
  }
  return folder
}
