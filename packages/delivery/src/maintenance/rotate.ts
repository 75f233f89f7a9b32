import { DeliveryFault } from '../base/fault.ts'
import { inParallel } from '../base/in-parallel.ts'
import { newKey } from '../keys/key-text.ts'
import type { Ring } from '../keys/ring.ts'
import { type SigningKey, signWith, trustOf } from '../keys/signature.ts'
import { changeRegistry, loadRegistry } from '../registry/change.ts'
import type { Delivery } from '../registry/delivery.ts'
import { readRelease } from '../release/read-release.ts'

/** Adds a key: from now on everything bears both signatures, also what was released before. Shells stay as they are. */
export async function rotate(delivery: Delivery, ring: Ring): Promise<SigningKey> {
  const added = newKey()
  const signing = [added, ...delivery.signing]
  // Store the key before it signs: a signature that nobody can repeat is worth nothing.
  await ring.write(signing)
  await signAll(
    { ...delivery, signing, trust: new Map([...delivery.trust, ...trustOf([added])]) },
    `rotate in ${added.id}`,
  )
  return added
}

/** Takes a key away, once all shells believe another: it signs nothing more, and its signatures go. */
export async function retire(delivery: Delivery, ring: Ring, id: string): Promise<void> {
  const signing = delivery.signing.filter((key) => key.id !== id)
  if (signing.length === delivery.signing.length)
    throw new DeliveryFault(
      'SIGNING_KEY_UNKNOWN',
      `There's no signing key "${id}" in .galleria/keys. List the keys with npm run galleria -- keys list.`,
    )
  if (signing.length === 0)
    throw new DeliveryFault(
      'LAST_SIGNING_KEY',
      `"${id}" is the only signing key. Add another first with npm run galleria -- keys rotate.`,
    )
  await signAll({ ...delivery, signing }, `retire ${id}`)
  await ring.write(signing)
}

/** Signs anew what is believed already; what is not stays unbelieved. */
async function signAll(delivery: Delivery, action: string): Promise<void> {
  const { document } = await loadRegistry(delivery)
  for (const module of Object.keys(document.modules)) {
    const versions = await delivery.store.versions(module)
    await inParallel(versions, 8, async (version) => {
      const file = await delivery.store.readRelease(module, version)
      if (!file || !(await readRelease(delivery, module, version).catch(() => null))) return
      const signatures = JSON.stringify(signWith(delivery.signing, 'release', file.record))
      await delivery.store.writeSignatures(module, version, signatures)
    })
  }
  if (document.revision > 0) await changeRegistry(delivery, (now) => ({ document: now, change: { action } }))
}
