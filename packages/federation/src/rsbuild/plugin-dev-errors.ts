import { join } from 'node:path'
import type { RsbuildPlugin } from '@rsbuild/core'
import { startTypeChecker, type TypeProblem } from './type-checker.ts'

/**
 * Shows errors over the page while a module is served from source: of syntax, of rendering, both by Rsbuild's own overlay,
 * and of types, which the build itself drops.
 */
export function pluginDevErrors(): RsbuildPlugin {
  return {
    name: 'galleria:dev-errors',
    setup(api) {
      const root = api.context.rootPath
      let origin = ''
      let problems: readonly TypeProblem[] = []
      let show = () => {}
      api.modifyRsbuildConfig((config) => {
        config.dev ??= {}
        config.dev.client = {
          ...config.dev.client,
          // Several modules in one page hear every error: each shows its own.
          overlay: { errors: true, runtime: ({ stack = '' }) => origin !== '' && stack.includes(origin) },
        }
      })
      api.onBeforeStartDevServer(({ server }) => {
        const { web } = server.environments
        show = () => {
          if (problems.length > 0) web?.hot.send('errors', overlayOf(problems, root))
        }
        web?.hot.onConnect((client) => {
          if (problems.length > 0) client.send('errors', overlayOf(problems, root))
        })
      })
      api.onAfterStartDevServer(({ port }) => {
        origin = `:${port}/`
        const checker = startTypeChecker(root, (found) => {
          const before = problems.length
          problems = found ?? []
          if (found && found.length === 0 && before > 0) return
          show()
        })
        api.onCloseDevServer(checker.stop)
        process.once('exit', checker.stop)
      })
      // A build that ends well takes the overlay away.
      api.onAfterDevCompile(() => void setTimeout(() => show(), 200))
    },
  }
}

function overlayOf(problems: readonly TypeProblem[], root: string): { text: string[]; html: string } {
  const place = ({ file, line, column }: TypeProblem) => `${file}:${line}:${column}`
  return {
    text: problems.map((problem) => `Type error in ${place(problem)}\n${problem.message}`),
    html: problems
      .map((problem) => {
        const link = `<a class="file-link" data-file="${escapeHtml(join(root, place(problem)))}">${escapeHtml(place(problem))}</a>`
        return `Type error in ${link}\n${escapeHtml(problem.message)}`
      })
      .join('\n\n'),
  }
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
