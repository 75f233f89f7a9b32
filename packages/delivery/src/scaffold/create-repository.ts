import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DeliveryFault } from '../base/fault.ts'
import { checkName } from './create-module.ts'
import { repositoryFilesOf } from './files.ts'

const versions = join(import.meta.dirname, '../../templates/versions.json')

/** Ranges of the packages that this one was published with, by name. */
export async function publishedVersions(): Promise<Readonly<Record<string, string>>> {
  return JSON.parse(await readFile(versions, 'utf8')) as Record<string, string>
}

/** Writes a module with a repository of its own to `<folder>/<name>`; the written files, by path in it. */
export async function createRepository(
  folder: string,
  name: string,
  ranges: Readonly<Record<string, string>>,
): Promise<string[]> {
  checkName(name)
  const root = join(folder, name)
  if (existsSync(root))
    throw new DeliveryFault('FOLDER_EXISTS', `${name} already exists. Choose another name.`)
  const files = repositoryFilesOf(name, ranges)
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), content)
  }
  return Object.keys(files)
}
