import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'

/** Program that holds a worker's store, and the folder in which it works. */
export interface HostProgram {
  readonly path: string
  readonly folder: string
}

const inCheckout = 'scripts/store/testing/host.ts'

/**
 * Program of a checkout, as given, by `GALLERIA_ROOT`, or around this kit's source. Elsewhere that of the installed
 * `@galleria/emulator`, which works in the folder of the test run.
 */
export function hostProgram(given = process.env.GALLERIA_ROOT): HostProgram {
  const folder = given ? resolve(given) : join(import.meta.dirname, '../../..')
  const path = join(folder, inCheckout)
  if (existsSync(path)) return { path, folder }
  if (given)
    throw new Error(
      `${folder} isn't a checkout of Galleria. Unset GALLERIA_ROOT to test with the installed packages, or set it to a checkout where "npx pnpm install" and "npm run build" have run.`,
    )
  const emulator = createRequire(import.meta.url).resolve('@galleria/emulator/package.json')
  return { path: join(dirname(emulator), 'dist/host.js'), folder: process.cwd() }
}
