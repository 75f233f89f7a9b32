import { fileURLToPath } from 'node:url'
import { catalogFile, sourceFile } from './build-file.ts'

interface Rules {
  module?: { rules?: unknown[] }
}

/** Part of Rsbuild's plugin interface that is used here. */
interface Api {
  modifyRspackConfig(change: (config: Rules) => void): void
}

const loader = fileURLToPath(new URL('./loader.js', import.meta.url))

/** Messages in whatever Rsbuild builds: browsers' files, servers', from source or released. */
export const pluginMessages = {
  name: 'galleria:messages',
  setup(api: Api): void {
    api.modifyRspackConfig((config) => {
      config.module ??= {}
      config.module.rules ??= []
      config.module.rules.push(
        { test: sourceFile, exclude: /node_modules/, enforce: 'pre', use: [{ loader }] },
        { test: catalogFile, exclude: /node_modules/, type: 'json', use: [{ loader }] },
      )
    })
  },
}
