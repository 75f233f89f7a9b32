import { DeliveryFault } from '../base/fault.ts'
import type { SigningKey } from '../keys/signature.ts'
import type { RegistryDocument, TeamKey } from './document.ts'

/** Refuses a team's key as signer: shells would not believe a registry that it signed. */
export function checkSigner({ keys }: RegistryDocument, signing: readonly SigningKey[]): void {
  const [first] = signing
  const key = first && keys[first.id]
  if (!key || key.role === 'owner') return
  throw new DeliveryFault(
    'KEY_NOT_OWNER',
    `"${key.name}" (${first.id}) is a team's key for ${key.modules.join(', ')}, and shells don't trust a registry that it signed. Release over the shop's address, or use an owner's key.`,
  )
}

/** Key of the registry that asks for a change. */
export function teamKey({ keys }: RegistryDocument, id: string): TeamKey {
  const key = Object.hasOwn(keys, id) ? keys[id] : undefined
  if (key) return key
  throw new DeliveryFault(
    'KEY_UNKNOWN',
    `The registry doesn't have the key ${id}, or it was revoked. Ask an owner to grant one with npm run galleria -- keys grant.`,
  )
}

/** Refuses a key that may not release the module, before anything is uploaded. */
export function checkRelease(document: RegistryDocument, module: string, id: string): void {
  const key = teamKey(document, id)
  if (key.role !== 'owner' && !key.modules.includes(module)) refuse(key, id, `traffic/${module}`)
}

/** Compares the document before and after with what the key's role allows. */
export function checkActor(before: RegistryDocument, next: RegistryDocument, id: string): void {
  const key = teamKey(before, id)
  if (key.role === 'owner') return
  const foreign = changedParts(before, next).find((part) => !mayChange(key, part))
  if (foreign !== undefined) refuse(key, id, foreign)
}

function refuse({ name, role, modules }: TeamKey, id: string, part: string): never {
  throw new DeliveryFault(
    'KEY_NOT_ALLOWED',
    `"${name}" (${id}) is a ${role} of ${modules.join(', ')} and can't change ${part.replace('/', ' of ')}. Ask an owner, or use the key of that team.`,
  )
}

function mayChange({ role, modules }: TeamKey, part: string): boolean {
  const [kind, module = ''] = part.split('/')
  if (!modules.includes(module)) return false
  return kind === 'traffic' || role === 'maintainer'
}

/** Parts of the registry that differ: `traffic/cart`, or a bare name for what belongs to owners. */
function changedParts(before: RegistryDocument, next: RegistryDocument): string[] {
  return [
    ...changedKeys(before.modules, next.modules).map((module) => `traffic/${module}`),
    ...changedKeys(before.settings, next.settings).map((module) => `settings/${module}`),
    ...(same(before.shells, next.shells) ? [] : ['the shells']),
    ...(same(before.keys, next.keys) ? [] : ['the keys']),
  ]
}

function changedKeys<Value>(one: Readonly<Record<string, Value>>, other: Readonly<Record<string, Value>>) {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (key) => !same(one[key], other[key]),
  )
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
