import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join, sep } from 'node:path'

interface Manifest {
  readonly name: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

/** Folders in `node_modules/.pnpm` of packages of `folder` that are wanted, and of all that these stand on. */
export function closure(folder: string, wanted: (name: string) => boolean): Set<string> {
  const found = new Set<string>()
  const visit = (from: string, name: string) => {
    const installed = join(from, ...name.split('/'))
    // An optional one of another system isn't there.
    if (!existsSync(installed)) return
    const home = realpathSync(installed)
    const entry = home.slice(0, home.indexOf(sep, home.indexOf('.pnpm') + '.pnpm'.length + 1))
    if (found.has(entry)) return
    found.add(entry)
    const { dependencies, optionalDependencies } = manifestOf(home)
    for (const each of Object.keys({ ...dependencies, ...optionalDependencies }))
      visit(join(entry, 'node_modules'), each)
  }
  const { dependencies, optionalDependencies } = manifestOf(folder)
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies }))
    if (wanted(name)) visit(join(folder, 'node_modules'), name)
  return found
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}
