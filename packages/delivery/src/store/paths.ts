import { join } from 'node:path'
import { DeliveryFault } from '../fault.ts'

/** Names become folders and addresses; nothing else may get in. */
export function releaseFolder(store: string, module: string, version: string): string {
  if (!/^[a-z][a-z0-9-]{0,63}$/.test(module))
    throw new DeliveryFault(`"${module}" is no module name (a-z, 0-9, -).`)
  if (!/^[0-9A-Za-z][0-9A-Za-z.+_-]{0,63}$/.test(version) || version.includes('..')) {
    throw new DeliveryFault(`"${version}" is no version (letters, digits, . + _ -).`)
  }
  return join(store, module, version)
}
