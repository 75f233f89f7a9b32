import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type RsbuildPlugin, rspack } from '@rsbuild/core'
import { nameLines, once } from './build-errors.ts'
import { startTypeChecker, type TypeChecker, type TypeProblem } from './type-checker.ts'
import { typeOverlay } from './type-overlay.ts'

const hotUpdates = fileURLToPath(new URL('./runtime/hot-updates.js', import.meta.url))

/**
 * Shows errors over the page while a module is served from source: of syntax and rendering by Rsbuild's own overlay, and of
 * types, which the build drops. A hot update that throws is taken back, so that the page keeps its state (decision 0353).
 */
export function pluginDevErrors(folder: string): RsbuildPlugin {
  return {
    name: 'galleria:dev-errors',
    setup(api) {
      const root = api.context.rootPath
      let origin = ''
      let problems: readonly TypeProblem[] = []
      let isBuilt = false
      let isShown = false
      let show = () => {}
      let checker: TypeChecker | undefined
      api.modifyRsbuildConfig((config) => {
        config.dev ??= {}
        config.dev.client = {
          ...config.dev.client,
          overlay: {
            errors: once(),
            // Several modules in one page hear every error: each shows its own. React tells of one once more when its page lives on.
            runtime: ({ message, stack = '' }) =>
              origin !== '' && stack.includes(origin) && !message.includes('React was able to recover'),
          },
        }
      })
      api.modifyRspackConfig((config, { environment }) => {
        config.plugins ??= []
        config.plugins.push(nameLines)
        // Without a name it belongs to every entry, the federation's own too.
        if (environment.name === 'web') config.plugins.push(new rspack.EntryPlugin(root, hotUpdates, {}))
      })
      api.onAfterCreateCompiler(({ compiler }) => {
        compiler.hooks.invalid.tap('galleria:dev-errors', () => checker?.changed())
        // After Rsbuild has told the page about the build, which takes an overlay away.
        compiler.hooks.done.tap({ name: 'galleria:dev-errors', stage: 1 }, (stats) => {
          isBuilt = !stats.hasErrors()
          isShown = false
          show()
        })
      })
      api.onBeforeStartDevServer(({ server }) => {
        const { web } = server.environments
        // Leave files of another module to its own server; paths in stacks are relative.
        server.middlewares.use('/__open-in-editor', (request, response, next) => {
          const file = new URL(request.url ?? '', 'http://module').searchParams.get('file') ?? ''
          if (existsSync(resolve(root, file.replace(/(:\d+){1,2}$/, '')))) return next()
          response.statusCode = 404
          response.setHeader('access-control-allow-origin', '*')
          response.end()
        })
        show = () => {
          if (!isBuilt || !web || (problems.length === 0 && !isShown)) return
          isShown = problems.length > 0
          if (isShown) web.hot.send('errors', typeOverlay(problems, root))
          else web.hot.send('ok')
        }
        const checkTypes = () => {
          try {
            return startTypeChecker(root, join(root, folder), (found) => {
              problems = found
              show()
            })
          } catch {
            console.error(
              'Errors of types show nowhere: add typescript to devDependencies, then start again.',
            )
            return { changed: () => undefined, stop: () => undefined }
          }
        }
        // The first page starts the checker: no start waits for it, and a module that nobody looks at needs none.
        web?.hot.onConnect((client) => {
          checker ??= checkTypes()
          if (isBuilt && problems.length > 0) client.send('errors', typeOverlay(problems, root))
        })
        api.onCloseDevServer(() => checker?.stop())
        process.once('exit', () => checker?.stop())
      })
      api.onAfterStartDevServer(({ port }) => {
        origin = `:${port}/`
      })
    },
  }
}
