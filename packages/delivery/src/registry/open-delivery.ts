import { readPrivateKeys, readPublicKeys } from '../keys/key-text.ts'
import { openRing } from '../keys/ring.ts'
import { type SigningKey, type Trust, trustIn, trustOf } from '../keys/signature.ts'
import type { ModuleStore } from '../store/store.ts'
import type { Delivery } from './delivery.ts'
import { openStore } from './open-store.ts'

export type Env = Readonly<Record<string, string | undefined>>

/** Opens what a shell needs: the store that `MODULE_STORE` names, and the trusted keys. */
export function openRegistry(location: string, publicKeys: string): Pick<Delivery, 'store' | 'trust'> {
  return { store: openStore(location), trust: trustIn(readPublicKeys(publicKeys)) }
}

/**
 * For those who release. Keys come from `REGISTRY_PRIVATE_KEY`, else from the ring of this machine; a store that has
 * no registry yet gets the ring's first key. Without a private key, `REGISTRY_PUBLIC_KEY` says whom to believe.
 */
export async function openDelivery(
  env: Env,
  who: { by: string; why?: string | undefined },
): Promise<Delivery> {
  const home = env.GALLERIA_HOME || '.galleria'
  const store = openStore(env.MODULE_STORE || `${home}/modules`, env)
  const signing = env.REGISTRY_PRIVATE_KEY
    ? readPrivateKeys(env.REGISTRY_PRIVATE_KEY)
    : await ringKeys(home, store, env)
  const given = env.REGISTRY_PUBLIC_KEY ? trustIn(readPublicKeys(env.REGISTRY_PUBLIC_KEY)) : []
  const trust: Trust = new Map([...trustOf(signing), ...given])
  return { store, signing, trust, ...who }
}

async function ringKeys(home: string, store: ModuleStore, env: Env): Promise<SigningKey[]> {
  const ring = openRing(home)
  const keys = await ring.read()
  if (keys.length > 0 || env.REGISTRY_PUBLIC_KEY) return keys
  const file = await store.readRegistry()
  return file && file !== 'same' && file.text.includes('"signatures"') ? keys : ring.begin()
}
