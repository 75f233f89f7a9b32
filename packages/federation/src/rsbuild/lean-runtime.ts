import { fileURLToPath } from 'node:url'
import { type Rspack, rspack } from '@rsbuild/core'

const own = (name: string) => fileURLToPath(new URL(`./runtime/${name}.js`, import.meta.url))

const federation =
  /@module-federation\/(webpack-bundler-runtime|runtime|runtime-core|runtime-tools|sdk|error-codes)\/dist\/.*\.cjs$/

const replaced: readonly (readonly [RegExp, string])[] = [
  [/webpack-bundler-runtime\/dist\/init\.js$/, own('init')],
  [/webpack-bundler-runtime\/dist\/(remotes|getSharedFallbackGetter)\.js$/, own('absent')],
  [/runtime-core\/dist\/(plugins\/snapshot\/SnapshotHandler|utils\/preload)\.js$/, own('absent')],
]

/**
 * Savings the plugin has no option for (decision 0061): its run-time in ES modules, which shake, without the parts that
 * are of no use here, and in remotes no copy of it at all but the shell's.
 */
export function leanRuntime({ remote }: { readonly remote: boolean }): Rspack.RspackPluginInstance {
  return new rspack.NormalModuleReplacementPlugin(/.*/, ({ createData }) => {
    const resource = createData?.resource
    if (!createData || !resource || !/@module-federation\//.test(resource)) return
    if (remote && /webpack-bundler-runtime\/dist\/(index|bundler)\.(c?js)$/.test(resource))
      createData.resource = own('of-shell')
    else createData.resource = lean(federation.test(resource) ? toEsModule(resource) : resource)
  })
}

function lean(resource: string): string {
  return replaced.find(([path]) => path.test(resource))?.[1] ?? resource
}

function toEsModule(resource: string): string {
  return resource.replace(
    /(webpack-bundler-runtime\/dist\/)index\.cjs$|\.cjs$/,
    (_, bundler: string | undefined) => (bundler ? `${bundler}bundler.js` : '.js'),
  )
}
