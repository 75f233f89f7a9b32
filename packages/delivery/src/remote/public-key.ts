import type { KeyObject } from 'node:crypto'
import { readPublicKeys } from '../keys/key-text.ts'
import type { Trust } from '../keys/signature.ts'
import type { RegistryDocument } from '../registry/document.ts'
import { teamKey } from '../registry/permission.ts'

/** Key that a request names: an owner's, which shells trust, or a team's, which the registry has. */
export function publicKeyOf(document: RegistryDocument, trust: Trust, id: string): KeyObject {
  const owners = trust.get(id)
  if (owners) return owners
  const [key] = readPublicKeys(teamKey(document, id).publicKey)
  return key as KeyObject
}
