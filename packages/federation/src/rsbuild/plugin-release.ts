import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RsbuildPlugin, Rspack } from '@rsbuild/core'
import type { Assets } from '../release.ts'
import { collectChunks } from './collect-chunks.ts'
import { describeRelease, entry } from './describe-release.ts'
import { addEntryHash } from './manifest.ts'
import { type Exports, usedExports } from './shared-exports.ts'

const tagLoader = fileURLToPath(new URL('./tag-source.js', import.meta.url))

/**
 * Describes a release after both builds: what the shell preloads, checks and matches. A build writes it as `release.json`,
 * a development server answers with it.
 */
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
            include: ['routes', 'widgets', 'components', 'manage'].map((folder) => join(root, 'src', folder)),
            exclude: /\.test\.tsx?$/,
            enforce: 'pre',
            use: [{ loader: tagLoader, options: { src: join(root, 'src') } }],
          })
        }
      })
      const describe = (isForGates: boolean) => {
        const description = describeRelease({ name, root, dist, chunks, imports, isForGates })
        return `${JSON.stringify(description, null, 1)}\n`
      }
      api.onAfterBuild(({ stats }) => {
        if (stats?.hasErrors()) return
        addEntryHash(join(dist, 'web'), entry)
        writeFileSync(join(dist, 'release.json'), describe(true))
      })
      let description = ''
      let isStale = false
      api.onAfterDevCompile(({ stats }) => {
        if (stats.hasErrors()) return
        isStale = description !== ''
        if (isStale) return
        description = describe(false)
        // The line that starters wait for: both builds are there.
        console.log(`Serving from source: ${name}`)
      })
      api.onBeforeStartDevServer(({ server }) => {
        server.middlewares.use((request, response, next) => {
          if (request.url?.split('?')[0] !== '/release.json') return next()
          // Describe an edit when a page asks: the work would hold up the page that is open.
          if (isStale)
            try {
              description = describe(false)
              isStale = false
            } catch (error) {
              console.error(String(error))
            }
          response.setHeader('access-control-allow-origin', '*')
          if (description === '') response.statusCode = 503
          response.end(description)
        })
      })
    },
  }
}
