import { setTimeout as sleep } from 'node:timers/promises'
import { DeliveryFault } from '../base/fault.ts'
import type { RegistryFile } from '../store/store.ts'
import { type Delivery, timeOf } from './delivery.ts'
import { type Change, emptyRegistry, type ModuleEntry, newModule, type RegistryDocument } from './document.ts'
import { seal, unseal } from './envelope.ts'
import { checkActor, checkSigner } from './permission.ts'

/** The next document, and what to write of it into history; null changes nothing. */
export type Step = {
  readonly document: RegistryDocument
  readonly change: Partial<Change> & Pick<Change, 'action'>
} | null

/** Each attempt that is lost is another's change: that many are no crowd any more, but something that never ends. */
const patience = { milliseconds: 30_000, attempts: 100 }

export async function loadRegistry(
  delivery: Pick<Delivery, 'store' | 'trust'>,
): Promise<{ readonly document: RegistryDocument; readonly file: RegistryFile | null }> {
  const file = await delivery.store.readRegistry()
  if (!file || file === 'same') return { document: emptyRegistry(), file: null }
  return { document: unseal(file.text, delivery.trust, delivery.store.address), file }
}

/** Compare and swap: made anew from what another wrote, until nobody was faster. */
export async function changeRegistry(
  delivery: Delivery,
  make: (document: RegistryDocument) => Step | Promise<Step>,
): Promise<RegistryDocument> {
  const { store, signing } = delivery
  if (signing.length === 0)
    throw new DeliveryFault(
      'SIGNING_KEY_MISSING',
      'No signing key found. Set REGISTRY_PRIVATE_KEY, or create a key with npm run galleria -- keys create.',
    )
  const deadline = Date.now() + patience.milliseconds
  for (let attempt = 0; ; attempt++) {
    const { document: before, file } = await loadRegistry(delivery)
    delivery.expect?.(before)
    checkSigner(before, signing)
    const step = await make(before)
    if (!step) return before
    if (delivery.actor !== undefined) checkActor(before, step.document, delivery.actor)
    const change: Change = {
      module: null,
      from: null,
      to: null,
      gates: [],
      ...step.change,
      at: timeOf(delivery),
      by: delivery.by,
      why: delivery.why ?? null,
      key: delivery.actor ?? signing[0]?.id,
    }
    const revision = before.revision + 1
    const next = { ...step.document, revision, change }
    const known = file && { ...file, revision: before.revision }
    if (await store.swapRegistry(known, { text: seal(next, signing), revision })) return next
    if (attempt >= patience.attempts && Date.now() > deadline)
      throw new DeliveryFault(
        'REGISTRY_BUSY',
        `Other releases keep changing the registry of ${store.address}. Try again.`,
      )
    await sleep(Math.random() * Math.min(20 * 2 ** attempt, 1000))
  }
}

export function moduleIn({ modules }: RegistryDocument, name: string): ModuleEntry {
  return Object.hasOwn(modules, name) ? (modules[name] as ModuleEntry) : newModule
}

export function withModule(
  document: RegistryDocument,
  name: string,
  change: Partial<ModuleEntry>,
): RegistryDocument {
  const entry = { ...moduleIn(document, name), ...change }
  return { ...document, modules: { ...document.modules, [name]: entry } }
}
