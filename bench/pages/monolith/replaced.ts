import { join, relative } from 'node:path'
import { type Rspack, rspack } from '@rsbuild/core'

const shell = join(import.meta.dirname, '../../../apps/shell/src')

/** Files of the shell that exist only because modules come at run time; all others are built as they are. */
const replaced: Readonly<Record<string, string>> = {
  'client/federation/load-module.ts': 'load-module.ts',
  'client/modules.ts': 'client-modules.ts',
  'server/modules/browser-module.ts': 'browser-module.ts',
  'server/render/page-assets.ts': 'page-assets.ts',
  'server/renderer/module-host.ts': 'module-host.ts',
  'server/renderer/shared-singletons.ts': 'shared-singletons.ts',
}

export function replaceComposition(): Rspack.RspackPluginInstance {
  return new rspack.NormalModuleReplacementPlugin(/.*/, ({ createData }) => {
    const own = createData?.resource && replaced[relative(shell, createData.resource)]
    if (createData && own) createData.resource = join(import.meta.dirname, 'src', own)
  })
}
