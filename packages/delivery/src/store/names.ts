import { DeliveryFault } from '../base/fault.ts'
import { notesFolder } from './notes.ts'

/** Folders of a store that hold no releases. */
const reserved: ReadonlySet<string> = new Set(['history', notesFolder])

/** Names become folders and addresses; nothing else may get in. */
export function checkModule(module: string): void {
  if (!/^[a-z][a-z0-9-]{0,63}$/.test(module) || reserved.has(module))
    throw new DeliveryFault(
      'MODULE_NAME_MALFORMED',
      `"${module}" can't be a module name. Use lowercase letters, digits and dashes.`,
    )
}

export function checkVersion(version: string): void {
  if (!/^[0-9A-Za-z][0-9A-Za-z.+_-]{0,63}$/.test(version) || version.includes('..'))
    throw new DeliveryFault(
      'VERSION_MALFORMED',
      `"${version}" can't be a version. Use letters, digits and . + _ -.`,
    )
}

/** A file of a release, below its folder. */
export function checkPath(path: string): void {
  if (!/^(?!.*(^|\/)\.)[\w@+~.-]+(\/[\w@+~.-]+)*$/.test(path))
    throw new DeliveryFault(
      'RELEASE_PATH_MALFORMED',
      `"${path}" can't be a path in a release. Use letters, digits and . _ @ + ~ - /.`,
    )
}
