import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RsbuildPlugin, Rspack } from '@rsbuild/core'
import type { Assets } from '../release.ts'
import { collectChunks } from './collect-chunks.ts'
import { describeRelease, entry } from './describe-release.ts'
import { addEntryHash } from './manifest.ts'
import { type Exports, usedExports } from './shared-exports.ts'

const tagLoader = fileURLToPath(new URL('./tag-source.js', import.meta.url))

/** Writes `release.json` into the build's folder after both builds: what the shell preloads, checks and matches. */
export function pluginRelease(name: string, folder: string): RsbuildPlugin {
  return {
    name: 'galleria:release',
    setup(api) {
      let chunks: Record<string, Assets> = {}
      let imports: Exports = {}
      const root = api.context.rootPath
      const dist = join(root, folder)
      api.modifyRspackConfig((config, { environment }) => {
        config.plugins ??= []
        if (environment.name === 'web') {
          config.plugins.push((compiler: Rspack.Compiler) => {
            compiler.hooks.afterEmit.tap('galleria:release', (compilation) => {
              chunks = collectChunks(compilation, join(root, 'src'))
              imports = usedExports(compilation)
            })
          })
        } else {
          config.module ??= {}
          config.module.rules ??= []
          config.module.rules.push({
            test: /\.tsx?$/,
            include: [join(root, 'src/routes'), join(root, 'src/widgets')],
            exclude: /\.test\.tsx?$/,
            enforce: 'pre',
            use: [{ loader: tagLoader, options: { src: join(root, 'src') } }],
          })
        }
      })
      const write = () => {
        const description = describeRelease({ name, root, dist, chunks, imports })
        writeFileSync(join(dist, 'release.json'), `${JSON.stringify(description, null, 1)}\n`)
      }
      api.onAfterBuild(({ stats }) => {
        if (stats?.hasErrors()) return
        addEntryHash(join(dist, 'web'), entry)
        write()
      })
      api.onAfterDevCompile(({ stats }) => {
        if (!stats.hasErrors()) write()
      })
      api.onBeforeStartDevServer(({ server }) => {
        server.middlewares.use((request, response, next) => {
          const file = /^\/(release\.json|server\/module\.js)$/.exec(request.url?.split('?')[0] ?? '')?.[1]
          if (!file) return next()
          try {
            const body = readFileSync(join(dist, file))
            response.setHeader('access-control-allow-origin', '*')
            response.end(body)
          } catch {
            response.statusCode = 503
            response.end()
          }
        })
      })
    },
  }
}
