import { fileURLToPath } from 'node:url'
import { type Rspack, rspack } from '@rsbuild/core'

const lent = fileURLToPath(new URL('./runtime/of-shell.js', import.meta.url))

/**
 * Builds a module without a copy of the federation run-time: the shell lends what its containers need (decision 0061).
 * `LEAN_RUNTIME_OFF=lent` builds it with the copy, to measure and to compare what both answer.
 */
export function leanRuntime(): Rspack.RspackPluginInstance {
  const isOff = (process.env.LEAN_RUNTIME_OFF ?? '').split(',').includes('lent')
  return new rspack.NormalModuleReplacementPlugin(/.*/, ({ createData }) => {
    if (!createData?.resource || isOff) return
    if (
      /@module-federation\/webpack-bundler-runtime\/dist\/(index|bundler)\.(c?js)$/.test(createData.resource)
    )
      createData.resource = lent
  })
}
