import { fileURLToPath } from 'node:url'
import { type Rspack, rspack } from '@rsbuild/core'

const shim = fileURLToPath(new URL('./bundler-runtime.js', import.meta.url))
const federation =
  /@module-federation\/(webpack-bundler-runtime|runtime|runtime-core|runtime-tools|sdk|error-codes)\/dist\/.*\.cjs$/

/**
 * Two savings the plugin has no option for (decision 0061): its run-time in ES modules, which shake, and in remotes
 * no copy of it at all but the shell's.
 */
export function leanRuntime({ remote }: { readonly remote: boolean }): Rspack.RspackPluginInstance {
  return new rspack.NormalModuleReplacementPlugin(/.*/, (data) => {
    const created = data.createData
    const resource = created?.resource
    if (!created || !resource || !/@module-federation\//.test(resource)) return
    if (remote && /webpack-bundler-runtime\/dist\/(index|bundler)\.(c?js)$/.test(resource))
      created.resource = shim
    else if (federation.test(resource)) {
      created.resource = resource.replace(
        /(webpack-bundler-runtime\/dist\/)index\.cjs$|\.cjs$/,
        (_, bundler: string | undefined) => (bundler ? `${bundler}bundler.js` : '.js'),
      )
    }
  })
}
