import type { Rspack } from '@rsbuild/core'

/** Tells an error of both builds once; what is told of one build is told without a pause. */
export function once(): (error: Error) => boolean {
  const told = new Set<string>()
  return ({ message }) => {
    if (told.size === 0) queueMicrotask(() => told.clear())
    return told.size < told.add(message).size
  }
}

/** Errors of syntax name their file alone; the line is in the picture of the code. */
export function nameLines(compiler: Rspack.Compiler): void {
  compiler.hooks.compilation.tap('galleria:dev-errors', (compilation) => {
    compilation.hooks.afterSeal.tap('galleria:dev-errors', () => {
      compilation.errors = [...compilation.errors].map((error) => {
        const [, line, column] = /─\[(\d+):(\d+)\]/.exec(error.message) ?? []
        if (error.loc || !line || !column) return error
        const { name, message, module = null } = error
        return {
          name,
          message: message.replace(/^ *× /, ''),
          module,
          loc: { start: { line: Number(line), column: Number(column) } },
        }
      })
    })
  })
}
