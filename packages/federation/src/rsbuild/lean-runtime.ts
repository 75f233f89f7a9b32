import { fileURLToPath } from 'node:url'
import { type Rspack, rspack } from '@rsbuild/core'
import { standIns } from './inner-files.ts'

const own = (name: string) => fileURLToPath(new URL(`./runtime/${name}.js`, import.meta.url))

const federation = /@module-federation\/(webpack-bundler-runtime|runtime|runtime-core|sdk)\/dist\/.*\.cjs$/

/** Switches a build's savings off, by their names below, comma-separated: to measure them and to compare what they answer. */
const isOn = (saving: 'es' | 'unused' | 'lent') =>
  !(process.env.LEAN_RUNTIME_OFF ?? '').split(',').includes(saving)

/**
 * Savings the plugin has no option for (decision 0061). `es`: its run-time in ES modules alone, which shake. `unused`: without
 * the parts that are of no use here. `lent`: in remotes no copy of it at all but the shell's.
 */
export function leanRuntime({ remote }: { readonly remote: boolean }): Rspack.RspackPluginInstance {
  const [es, unused, lent] = [isOn('es'), isOn('unused'), remote && isOn('lent')]
  return new rspack.NormalModuleReplacementPlugin(/.*/, ({ createData }) => {
    const resource = createData?.resource
    if (!createData || !resource || !/@module-federation\//.test(resource)) return
    if (lent && /webpack-bundler-runtime\/dist\/(index|bundler)\.(c?js)$/.test(resource)) {
      createData.resource = own('of-shell')
      return
    }
    const twin = es && federation.test(resource) ? toEsModule(resource) : resource
    const standIn = unused && standIns.find(({ file }) => twin.endsWith(`/@module-federation/${file}`))
    createData.resource = standIn ? own(standIn.by) : twin
  })
}

function toEsModule(resource: string): string {
  return resource.replace(
    /(webpack-bundler-runtime\/dist\/)index\.cjs$|\.cjs$/,
    (_, bundler: string | undefined) => (bundler ? `${bundler}bundler.js` : '.js'),
  )
}
