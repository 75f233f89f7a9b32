import { DeliveryFault } from '../base/fault.ts'
import { notesFolder } from './notes.ts'

/** Folders of a store that hold no releases. */
const reserved: ReadonlySet<string> = new Set(['history', notesFolder])

/** Names become folders and addresses; nothing else may get in. */
export function checkModule(module: string): void {
  if (!/^[a-z][a-z0-9-]{0,63}$/.test(module) || reserved.has(module))
    throw new DeliveryFault(`"${module}" is no module name (a-z, 0-9, -).`)
}

export function checkVersion(version: string): void {
  if (!/^[0-9A-Za-z][0-9A-Za-z.+_-]{0,63}$/.test(version) || version.includes('..'))
    throw new DeliveryFault(`"${version}" is no version (letters, digits, . + _ -).`)
}

/** A file of a release, below its folder. */
export function checkPath(path: string): void {
  if (!/^(?!.*(^|\/)\.)[\w@+~.-]+(\/[\w@+~.-]+)*$/.test(path))
    throw new DeliveryFault(`"${path}" is no path of a release (letters, digits, . _ @ + ~ - and /).`)
}
