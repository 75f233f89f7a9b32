import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../scripts/store/layout.ts'
import { outsideTeam } from './outside/outside-team.ts'

/** An example, built in a folder of its own from packages of npm. */
export interface BuiltExample {
  /** Name of its module. */
  readonly name: string
  /** Output of its bundler. */
  readonly dist: string
  /** Another build, of sources that were changed: file, then what stands there and what shall. */
  again(...edits: readonly (readonly [file: string, from: string, to: string])[]): Promise<string>
  /** A copy of the build, to be spoiled. */
  copy(): Promise<string>
  remove(): Promise<void>
}

/** Installs and builds `examples/<folder>` where nothing of the checkout is found. */
export async function builtExample(folder: string): Promise<BuiltExample> {
  const source = join(root, 'examples', folder)
  const team = await outsideTeam(folder)
  const home = join(team.folder, folder)
  await cp(source, home, { recursive: true, filter: (path) => !/\/(node_modules|dist)$/.test(path) })
  await team.run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'])
  let count = 0
  const kept = async () => {
    const to = join(team.folder, `dist-${++count}`)
    await cp(join(home, 'dist'), to, { recursive: true })
    return to
  }
  const build = async () => {
    await team.run('npm', ['run', 'build'])
    return kept()
  }
  const { name } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as { name: string }
  const dist = await build()
  return {
    name,
    dist,
    async again(...edits) {
      for (const [file, from, to] of edits) await team.edit(file, from, to)
      const built = await build()
      for (const [file, from, to] of [...edits].reverse()) await team.edit(file, to, from)
      return built
    },
    async copy() {
      const to = join(team.folder, `dist-${++count}`)
      await cp(dist, to, { recursive: true })
      return to
    },
    remove: team.remove,
  }
}
