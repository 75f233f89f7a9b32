import { fileURLToPath } from 'node:url'
import { type Rspack, rspack } from '@rsbuild/core'

const own = (name: string) => fileURLToPath(new URL(`./runtime/${name}.js`, import.meta.url))

const replaced: readonly (readonly [RegExp, string])[] = [
  [/react-router\/dist\/\w+\/lib\/dom\/ssr\/components\.js$/, own('router-framework')],
  [/react-router\/dist\/\w+\/lib\/router\/instrumentation\.js$/, own('router-instrumentation')],
]

/** The router in browsers without the parts of it that only its framework mode and observers use (decision 0221). */
export function leanRouter(): Rspack.RspackPluginInstance {
  return new rspack.NormalModuleReplacementPlugin(/.*/, ({ createData }) => {
    const other = replaced.find(([path]) => path.test(createData?.resource ?? ''))?.[1]
    if (createData && other) createData.resource = other
  })
}
