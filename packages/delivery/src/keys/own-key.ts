import { DeliveryFault } from '../base/fault.ts'
import { readPrivateKeys } from './key-text.ts'
import { openRing } from './ring.ts'
import type { SigningKey } from './signature.ts'

type Env = Readonly<Record<string, string | undefined>>

/** Key with which this machine asks a shop: `REGISTRY_PRIVATE_KEY`, else the first one of its ring. */
export async function ownKey({ REGISTRY_PRIVATE_KEY, GALLERIA_HOME }: Env): Promise<SigningKey> {
  const keys = REGISTRY_PRIVATE_KEY
    ? readPrivateKeys(REGISTRY_PRIVATE_KEY)
    : await openRing(GALLERIA_HOME || '.galleria').read()
  const [key] = keys
  if (key) return key
  throw new DeliveryFault(
    'SIGNING_KEY_MISSING',
    "No key found to ask the shop with. Set REGISTRY_PRIVATE_KEY to your team's key. An owner of the shop grants one with npm run galleria -- keys grant.",
  )
}
