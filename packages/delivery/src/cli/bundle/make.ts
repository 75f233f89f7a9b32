import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'rolldown'
import { dist, inputsOf } from './fresh.ts'

/** Makes it where the command looks for it. None where nothing can be written: the sources do the same, more slowly. */
export async function renewBundle(): Promise<string | undefined> {
  return makeBundle(dist).catch(() => undefined)
}

/** Writes the command and its libraries as one file, of which most of a short command's time would be the reading. */
export async function makeBundle(folder: string): Promise<string> {
  const { rolldown } = await import('rolldown')
  const sources: string[] = []
  const remembered: Plugin = {
    name: 'remembered',
    buildEnd() {
      for (const id of this.getModuleIds())
        if (id.startsWith('/') && !id.includes('/node_modules/')) sources.push(id)
    },
  }
  const build = await rolldown({
    input: join(import.meta.dirname, '../run-cli.ts'),
    platform: 'node',
    plugins: [inPlace(folder), remembered],
  })
  const file = join(folder, 'galleria.js')
  const { output } = await build.generate({ file, format: 'esm', codeSplitting: false })
  await build.close()
  // Record the inputs before the bundle is written, so that a source changed meanwhile counts as changed.
  const inputs = inputsOf(sources)
  await mkdir(folder, { recursive: true })
  await put(file, output[0].code)
  await put(join(folder, 'inputs.json'), JSON.stringify(inputs))
  return file
}

/** Files beside a source stay where they are: `import.meta.dirname` says where that is, from wherever the bundle lies. */
function inPlace(folder: string): Plugin {
  return {
    name: 'in-place',
    transform: {
      filter: { id: /^\//, code: 'import.meta.dirname' },
      handler(code, id) {
        const place = JSON.stringify(`/${relative(folder, dirname(id))}`)
        return {
          code: code.replaceAll('import.meta.dirname', `(import.meta.dirname + ${place})`),
          map: null,
        }
      },
    },
  }
}

/** A command that starts at this moment reads the old one or the new one, never half. */
async function put(path: string, text: string): Promise<void> {
  const fresh = `${path}.${process.pid}.${crypto.randomUUID()}`
  await writeFile(fresh, text)
  await rename(fresh, path)
}
