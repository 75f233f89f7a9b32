import { DeliveryFault } from '../base/fault.ts'
import { loadRegistry } from '../registry/change.ts'
import { type Delivery, timeOf } from '../registry/delivery.ts'
import type { RegistryDocument } from '../registry/document.ts'
import { seal, unseal } from '../registry/envelope.ts'
import { readDocument } from '../registry/history.ts'

export interface Repaired {
  readonly revision: number
  /** Revision whose releases are live again; null where nothing had to be repaired. */
  readonly from: number | null
  /** Why the registry could not be used. */
  readonly problem: string | null
}

/** Revisions that a damaged registry may be ahead of its history; a greater number in it is damage too. */
const mostAhead = 100

/**
 * Puts the newest registry that a trusted key signed in the place of a damaged, forged or deleted one. It comes from
 * the store's history or from `saved`, the copies of shells on this machine. Its revision is above all known ones, so
 * that every shell follows it.
 */
export async function repair(delivery: Delivery, saved: readonly string[] = []): Promise<Repaired> {
  const problem = await problemOf(delivery)
  if (problem === null) {
    const { document } = await loadRegistry(delivery)
    return { revision: document.revision, from: null, problem }
  }
  if (delivery.signing.length === 0)
    throw new DeliveryFault(
      'SIGNING_KEY_MISSING',
      "No signing key found. Set REGISTRY_PRIVATE_KEY to an owner's key, then repair again.",
    )
  const newest = await newestRevision(delivery)
  const good = [
    ...saved.flatMap((text) => believed(delivery, text) ?? []),
    await newestGood(delivery, newest),
  ]
    .filter((document) => document !== null)
    .sort((a, b) => b.revision - a.revision)[0]
  if (!good)
    throw new DeliveryFault(
      'REGISTRY_LOST',
      `No revision in the history of ${delivery.store.address} is signed with a trusted key. Check REGISTRY_PUBLIC_KEY, or restore a backup.`,
    )
  const file = await delivery.store.readRegistry()
  const damaged = file && file !== 'same' ? file : null
  const named = Number(/"revision":(\d{1,9})/.exec(damaged?.text ?? '')?.[1] ?? 0)
  const last = Math.max(good.revision, newest, named <= newest + mostAhead ? named : 0)
  const revision = last + 1
  const change = {
    at: timeOf(delivery),
    by: delivery.by,
    action: 'repair',
    module: null,
    from: null,
    to: `revision ${good.revision}`,
    why: delivery.why ?? problem,
    gates: [],
    key: delivery.signing[0]?.id,
  }
  const text = seal({ ...good, revision, change }, delivery.signing)
  if (!(await delivery.store.swapRegistry(damaged && { ...damaged, revision: last }, { text, revision })))
    throw new DeliveryFault(
      'REGISTRY_BUSY',
      `The registry of ${delivery.store.address} changed in the meantime. Try again.`,
    )
  return { revision, from: good.revision, problem }
}

/** Why the registry can't be used; null for a sound one, and for a store in which nothing was ever released. */
async function problemOf(delivery: Delivery): Promise<string | null> {
  try {
    const { file } = await loadRegistry(delivery)
    if (file || (await delivery.store.readHistory(1)) === null) return null
    return `The registry of ${delivery.store.address} is missing.`
  } catch (error) {
    if (error instanceof DeliveryFault && error.code.startsWith('REGISTRY_')) return error.message
    throw error
  }
}

function believed({ trust, store }: Delivery, text: string): RegistryDocument | null {
  try {
    return unseal(text, trust, store.address)
  } catch {
    return null
  }
}

/** Revisions follow each other without a gap, so doubling and halving find the last. */
async function newestRevision({ store }: Delivery): Promise<number> {
  const has = async (revision: number) => (await store.readHistory(revision)) !== null
  let above = 1
  while (await has(above)) above *= 2
  let [low, high] = [Math.floor(above / 2), above]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (await has(middle)) low = middle
    else high = middle
  }
  return low
}

async function newestGood(delivery: Delivery, newest: number): Promise<RegistryDocument | null> {
  for (let revision = newest; revision > 0; revision--) {
    const document = await readDocument(delivery, revision).catch(() => null)
    if (document?.revision === revision) return document
  }
  return null
}
