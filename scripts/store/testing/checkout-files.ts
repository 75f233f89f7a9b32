import { join } from 'node:path'
import type { StoreFiles } from '../../../packages/emulator/src/testing/index.ts'
import { modules, root } from '../layout.ts'
import { builtShell } from '../parts.ts'
import { copyReleased } from './released.ts'

/** The store of browser tests in this repository: everything from source, or as `npm run build` left it. */
export function checkoutFiles(): StoreFiles {
  return {
    shell: builtShell(),
    modules: Object.fromEntries(modules.map((name) => [name, join(root, 'apps', name, 'dist')])),
    settings: join(root, 'delivery.settings.json'),
    sites: join(root, 'apps/platform/src/dev/testing/site-server.ts'),
    command: join(root, 'packages/delivery/src/cli/start.js'),
    copyReleased: (home) => copyReleased({ home }),
  }
}
