import { dirname, join, relative } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'
import { root } from '../store/layout.ts'
import type { Published } from './packages.ts'

/** The files of a program, by name. */
export async function bundleProgram({ folder, program }: Published): Promise<Map<string, string>> {
  if (!program) throw new Error(`${folder} is no program.`)
  const home = join(root, folder)
  const { command, entry, started = {} } = program
  const files = new Map([[`${command}.js`, await bundle(home, entry)]])
  for (const [file, from] of Object.entries(started)) files.set(file, await bundle(home, from))
  return files
}

/** One file with an entry and all of its libraries: what starts it is `npx`, which then fetches nothing else. */
async function bundle(home: string, entry: string): Promise<string> {
  const build = await rolldown({
    input: join(home, entry),
    platform: 'node',
    plugins: [inPackage(home)],
  })
  const { output } = await build.generate({ format: 'esm', codeSplitting: false })
  await build.close()
  // In another repository the command is a package's own, not a script of this one.
  const code = output[0].code.replaceAll('npm run galleria --', 'npx galleria')
  return code.startsWith('#!') ? code : `#!/usr/bin/env node\n${code}`
}

/** Files beside a source lie in the package as they lie here: `import.meta.dirname` is where the source would be. */
function inPackage(home: string): Plugin {
  return {
    name: 'in-package',
    transform: {
      filter: { id: /^\//, code: 'import.meta.dirname' },
      handler(code, id) {
        if (id.includes('/node_modules/')) return null
        const place = relative(home, dirname(id)).replace(/^(\.\.\/[\w-]+\/)/, '')
        return {
          code: code.replaceAll(
            'import.meta.dirname',
            `(import.meta.dirname + ${JSON.stringify(`/../${place}`)})`,
          ),
          map: null,
        }
      },
    },
  }
}
