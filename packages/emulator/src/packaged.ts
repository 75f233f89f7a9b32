import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const home = join(import.meta.dirname, '..')

/** Programs and builds that come with the package. */
export const packaged = {
  /** The shell as shops run it. */
  shell: join(home, 'shell/dist'),
  /** Budgets with which the sample modules were released. */
  settings: join(home, 'modules/settings.json'),
  module: (name: string) => join(home, 'modules', name),
  platform: () =>
    join(
      dirname(createRequire(import.meta.url).resolve('@galleria/platform/package.json')),
      'dist/app/start.js',
    ),
}
