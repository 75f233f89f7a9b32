import { DeliveryFault } from '../base/fault.ts'
import { readPublicKeys } from '../keys/key-text.ts'
import { keyId } from '../keys/signature.ts'
import { checkModule } from '../store/names.ts'
import { changeRegistry } from './change.ts'
import { type Delivery, timeOf } from './delivery.ts'
import type { TeamKey } from './document.ts'

export interface Grant extends Pick<TeamKey, 'name' | 'role'> {
  readonly modules: readonly string[]
  /** Ed25519, SPKI in base64. */
  readonly publicKey: string
}

/** Lets a key change what its role allows; the id that `revokeKey` takes. Granting a known key again replaces its role. */
export async function grantKey(delivery: Delivery, grant: Grant): Promise<string> {
  const { name, role, modules, publicKey } = grant
  for (const module of modules) checkModule(module)
  if ((role === 'owner') !== (modules.length === 0))
    throw new DeliveryFault(
      'KEY_MODULES_MISSING',
      role === 'owner'
        ? "An owner's key is for all modules. Leave out --module."
        : `A ${role}'s key is for named modules. Name each with --module.`,
    )
  const [key, ...more] = readPublicKeys(publicKey)
  if (!key || more.length > 0)
    throw new DeliveryFault('KEY_MALFORMED', '--public-key must be one Ed25519 public key, DER in base64.')
  const id = keyId(key)
  const since = timeOf(delivery)
  await changeRegistry(delivery, (document) => ({
    document: {
      ...document,
      keys: {
        ...document.keys,
        [id]: { name, role, modules: [...modules], publicKey, since, by: delivery.by },
      },
    },
    change: {
      action: 'grant key',
      to: `${name} (${role}${modules.length > 0 ? ` of ${modules.join(', ')}` : ''})`,
    },
  }))
  return id
}

export async function revokeKey(delivery: Delivery, id: string): Promise<TeamKey> {
  let revoked: TeamKey | undefined
  await changeRegistry(delivery, (document) => {
    const { [id]: key, ...keys } = document.keys
    if (!key)
      throw new DeliveryFault(
        'KEY_UNKNOWN',
        `The registry doesn't have the key ${id}. List its keys with npm run galleria -- keys list.`,
      )
    revoked = key
    return { document: { ...document, keys }, change: { action: 'revoke key', from: key.name } }
  })
  return revoked as TeamKey
}
