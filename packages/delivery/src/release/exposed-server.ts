import type { ExposedFiles } from '@galleria/federation'

/**
 * Server file of a module that was built elsewhere. Its own file exports by default an object of files under the names by
 * which the browser's build exposes them; the end of this one makes a module definition of that. Without a server file,
 * pages send a skeleton and extensions nothing: the browser draws both.
 */
export function exposedServer(module: string, { names }: ExposedFiles, code: string | null): string {
  const routes = named(names, 'page').map(([file, path]) => route(path, file, code !== null))
  const extensions = named(names, 'slot').map(
    ([file, slot]) => `${JSON.stringify(slot)}: { load: async () => widget(${JSON.stringify(file)}) }`,
  )
  return `${code ?? ''}
;(() => {
  const { jsx } = require('react/jsx-runtime')
  const exported = module.exports.default ?? module.exports
  const files = exported.default ?? exported
  const file = (name) => {
    if (!files[name]) throw new Error('the server file has no "' + name + '"')
    return { ...files[name], source: name }
  }
  const island = ({ html }) => (props) =>
    jsx('div', { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: html(props) } })
  const widget = (name) => {
    const found = file(name)
    if (!found.default?.mount) return found
    if (!found.default.html) throw new Error('the browser alone draws "' + name + '"')
    return { ...found, default: island(found.default) }
  }
  module.exports = {
    default: {
      name: ${JSON.stringify(module)},
      routes: [${routes.join(', ')}],
      extensions: { ${extensions.join(', ')} },
    },
  }
})()
`
}

function named(names: readonly string[], kind: string): (readonly [string, string])[] {
  return names
    .filter((each) => each.startsWith(`${kind}/`))
    .map((each) => [each, each.slice(kind.length + 1)] as const)
}

function route(path: string, file: string, isServerRendered: boolean): string {
  const text = JSON.stringify(path)
  if (isServerRendered) return `{ path: ${text}, lazy: async () => file(${JSON.stringify(file)}) }`
  return `{ path: ${text}, personal: true, lazy: async () => ({ loader: () => null, Component: () => null }) }`
}
