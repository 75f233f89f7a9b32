import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const folder = join(import.meta.dirname, 'migrations')

export const isMigration = (file: string) => /^\d{4}-[a-z0-9-]+\.[jt]s$/.test(file)

/** Statements of each file of `migrations/`, by its name. The bundle has another of this, which reads nothing. */
export async function migrationFiles(): Promise<Record<string, readonly string[]>> {
  const files: Record<string, readonly string[]> = {}
  for (const file of (await readdir(folder)).filter(isMigration)) {
    const module: { default: readonly string[] } = await import(pathToFileURL(join(folder, file)).href)
    // A database remembers a migration by the name of its source, also where the published package ran it.
    files[file.replace(/\.js$/, '.ts')] = module.default
  }
  return files
}
