import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RsbuildPlugin, Rspack } from '@rsbuild/core'
import type { Assets } from '../release.ts'
import { describeRelease } from './describe-release.ts'

const tagLoader = fileURLToPath(new URL('./tag-source.js', import.meta.url))

/** Writes `dist/release.json` after both builds: what the shell preloads, checks and matches. */
export function pluginRelease(name: string): RsbuildPlugin {
  return {
    name: 'galleria:release',
    setup(api) {
      let chunks: Record<string, Assets> = {}
      const root = api.context.rootPath
      api.modifyRspackConfig((config, { environment }) => {
        config.plugins ??= []
        if (environment.name === 'web') {
          config.plugins.push((compiler: Rspack.Compiler) => {
            compiler.hooks.afterEmit.tap('galleria:release', (compilation) => {
              chunks = collectChunks(compilation, join(root, 'src'))
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
        const dist = join(root, 'dist')
        const description = describeRelease({ name, dist, src: join(root, 'src'), chunks })
        writeFileSync(join(dist, 'release.json'), `${JSON.stringify(description, null, 1)}\n`)
      }
      api.onAfterBuild(({ stats }) => {
        if (!stats?.hasErrors()) write()
      })
      api.onAfterDevCompile(({ stats }) => {
        if (!stats.hasErrors()) write()
      })
      api.onBeforeStartDevServer(({ server }) => {
        server.middlewares.use((request, response, next) => {
          const file = /^\/(release\.json|server\/module\.js)$/.exec(request.url?.split('?')[0] ?? '')?.[1]
          if (!file) return next()
          try {
            const body = readFileSync(join(root, 'dist', file))
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

/** Every dynamic import of the module's own files, with the files it needs beyond the entry. */
function collectChunks(compilation: Rspack.Compilation, src: string): Record<string, Assets> {
  const found: Record<string, Assets> = {}
  for (const group of compilation.chunkGroups) {
    if (group.isInitial()) continue
    const files = group.getFiles().filter((file) => !file.includes('.hot-update.'))
    const assets = {
      js: files.filter((file) => file.endsWith('.js')),
      css: files.filter((file) => file.endsWith('.css')),
    }
    for (const { module, request } of group.origins) {
      const from = module && 'resource' in module ? (module.resource as string) : undefined
      // The container itself imports what is exposed, and is no file.
      if (!from) found[''] = assets
      if (!from || !request?.startsWith('.')) continue
      const key = relative(src, join(dirname(from), request)).replaceAll('\\', '/')
      if (!key.startsWith('..')) found[key] = assets
    }
  }
  return found
}
