import { dirname, relative } from 'node:path'
import type { Plugin } from 'rolldown'

/** Files beside a source stay where they are: each `import.meta` says where that is, from wherever the bundle lies. */
export function inPlace(folder: string): Plugin {
  return {
    name: 'in-place',
    transform: {
      filter: { id: /^\//, code: 'import.meta.' },
      handler(code, id) {
        const place = JSON.stringify(`/${relative(folder, dirname(id))}`)
        const address = JSON.stringify(relative(folder, id))
        return {
          code: code
            .replaceAll('import.meta.dirname', `(import.meta.dirname + ${place})`)
            .replaceAll('import.meta.url', `new URL(${address}, import.meta.url).href`),
          map: null,
        }
      },
    },
  }
}
