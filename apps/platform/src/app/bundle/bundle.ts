import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'
import { external } from './external.ts'
import { inputsOf } from './fresh.ts'
import { inPlace } from './in-place.ts'
import { migrationsOfBundle } from './migrations.ts'

/**
 * Writes the platform and its libraries as one file to `<folder>/server.js`; `folder` lies in the platform's own. One file,
 * so that a server which runs never looks for a part that a later build has taken away.
 */
export async function makeBundle(folder: string): Promise<void> {
  const sources: string[] = []
  const remembered: Plugin = {
    name: 'remembered',
    buildEnd() {
      for (const id of this.getModuleIds())
        if (id.startsWith('/') && !id.includes('/node_modules/')) sources.push(id)
    },
  }
  const build = await rolldown({
    input: join(import.meta.dirname, '../server.ts'),
    platform: 'node',
    external: [...external],
    plugins: [migrationsOfBundle, inPlace(folder), remembered],
  })
  const file = join(folder, 'server.js')
  const { output } = await build.generate({
    file,
    format: 'esm',
    sourcemap: 'hidden',
    sourcemapExcludeSources: true,
    codeSplitting: false,
  })
  await build.close()
  await mkdir(folder, { recursive: true })
  await put(file, inAscii(output[0].code))
  await put(`${file}.map`, JSON.stringify(output[0].map))
  await put(join(folder, 'inputs.json'), JSON.stringify(inputsOf(sources)))
}

/** A server that starts at this moment reads the old one or the new one, never half. */
async function put(path: string, text: string): Promise<void> {
  const fresh = `${path}.${process.pid}`
  await writeFile(fresh, text)
  await rename(fresh, path)
}

/** A text with one letter beyond Latin-1 takes two bytes for each in memory, for as long as the process lives. */
function inAscii(code: string): string {
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
