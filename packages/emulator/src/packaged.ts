import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const home = join(import.meta.dirname, '..')

/** The other teams' modules that come with the package. */
export const samples = ['catalog', 'cart', 'account', 'loyalty', 'manage'] as const

/** Programs and builds that come with the package, or with one that it depends on. */
export const packaged = {
  /** The shell as shops run it. */
  shell: join(home, 'shell/dist'),
  /** Budgets with which the sample modules were released. */
  settings: join(home, 'modules/settings.json'),
  module: (name: string) => join(home, 'modules', name),
  platform: () => inPackage('@galleria/platform', 'dist/app/start.js'),
  /** A platform for browser tests, with sites that are replaced. */
  sites: () => inPackage('@galleria/platform', 'dist/dev/testing/site-server.js'),
  /** The `galleria` command. */
  command: () => inPackage('@galleria/cli', 'dist/galleria.js'),
}

function inPackage(name: string, path: string): string {
  return join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), path)
}
