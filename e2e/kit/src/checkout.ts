import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

const host = 'scripts/store/testing/host.ts'

/** The folder of the Galleria whose store the tests run in: as given, `GALLERIA_ROOT`, or the one this kit lies in. */
export function checkoutFolder(given = process.env.GALLERIA_ROOT): string {
  const folder = given ? resolve(given) : join(import.meta.dirname, '../../..')
  if (!existsSync(join(folder, host))) {
    throw new Error(
      `${folder} isn't a checkout of Galleria. Set GALLERIA_ROOT to one where "npx pnpm install" and "npm run build" have run.`,
    )
  }
  return folder
}

export function hostPath(checkout: string): string {
  return join(checkout, host)
}
