import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RsbuildPlugin, Rspack } from '@rsbuild/core'
import { integrityOf } from '../../../packages/delivery/src/index.ts'
import { collectChunks } from '../../../packages/federation/src/rsbuild/collect-chunks.ts'

const apps = join(import.meta.dirname, '../../../apps')
const tagLoader = fileURLToPath(
  new URL('../../../packages/federation/src/rsbuild/tag-source.js', import.meta.url),
)

/** Lets the server know each route's and widget's files, exactly as a release does. */
export function pluginChunks(): RsbuildPlugin {
  return {
    name: 'galleria:monolith-chunks',
    setup(api) {
      let chunks = ''
      // Beside the server's build: its renderers may read no other folder.
      api.onAfterBuild(() => {
        const [web, server] = ['web', 'server'].map((folder) => join(api.context.distPath, folder))
        if (!web || !server) return
        const hashes = readdirSync(web)
          .filter((file) => file.endsWith('.js'))
          .map((file) => [file, integrityOf(readFileSync(join(web, file)))])
        writeFileSync(join(server, 'chunks.json'), chunks)
        writeFileSync(join(server, 'integrity.json'), JSON.stringify(Object.fromEntries(hashes)))
      })
      api.modifyRspackConfig((config, { environment }) => {
        config.plugins ??= []
        config.module ??= {}
        config.module.rules ??= []
        if (environment.name === 'web') {
          config.plugins.push((compiler: Rspack.Compiler) => {
            compiler.hooks.afterEmit.tap('galleria:monolith-chunks', (compilation) => {
              chunks = JSON.stringify(collectChunks(compilation, apps), null, 1)
            })
          })
          return
        }
        for (const name of ['account', 'cart', 'catalog', 'loyalty']) {
          const src = join(apps, name, 'src')
          config.module.rules.push({
            test: /\.tsx?$/,
            include: [join(src, 'routes'), join(src, 'widgets')],
            enforce: 'pre',
            use: [{ loader: tagLoader, options: { src } }],
          })
        }
      })
    },
  }
}
