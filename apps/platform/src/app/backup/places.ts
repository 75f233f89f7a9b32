import { join } from 'node:path'
import { secretVariables } from '@galleria/environment'
import { folderTree } from '../../base/trees/folder.ts'
import { openTree } from '../../base/trees/open.ts'
import type { Tree } from '../../base/trees/tree.ts'
import { readEnvironment } from '../../data/config.ts'
import { openDatabase } from '../../data/open-database.ts'

/** Places of an installation that a backup copies. */
export interface Places {
  readonly databaseUrl: string
  readonly media: Tree
  readonly modules: Tree
  readonly keys: Tree
  /** Names of the secrets that are set. */
  readonly secrets: readonly string[]
  close(): Promise<void>
}

/** Places of the platform's own variables. */
export async function openPlaces(environment: NodeJS.ProcessEnv): Promise<Places> {
  const config = readEnvironment(environment)
  const home = environment.GALLERIA_HOME || '.galleria'
  const media = openTree(config.platform.mediaStore ?? join(home, 'media'), environment, 'MEDIA_STORE')
  const modules = openTree(environment.MODULE_STORE || join(home, 'modules'), environment, 'MODULE_STORE')
  const server = await openDatabase(config)
  return {
    ...{ databaseUrl: server.url, media, modules },
    keys: folderTree(join(home, 'keys')),
    secrets: secretVariables.filter((name) => environment[name]),
    close: () => server.stop(),
  }
}

/** A folder keeps uploaded files by the first letters of their names, a bucket by their names alone. */
export function mediaPath({ kind }: Tree, name: string): string {
  return kind === 'folder' ? `${name.slice(0, 2)}/${name}` : name
}

export function mediaName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
