import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

/** Milliseconds: no tab is expected to be open for longer without a new page. */
const lifetime = 30 * 24 * 3600_000

/**
 * Keeps the shell's own files beside those of the shells before it: a tab that is open may still ask for a chunk of the
 * one that made it. Names change with content, so nothing is ever written over. What no shell has had for a month goes.
 */
export async function archiveAssets(web: string, archive: string): Promise<void> {
  const now = new Date()
  for (const file of await filesIn(web)) {
    const copy = join(archive, relative(web, file))
    await mkdir(dirname(copy), { recursive: true })
    await copyFile(file, copy, constants.COPYFILE_EXCL).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
    await utimes(copy, now, now)
  }
  for (const file of await filesIn(archive)) {
    const { mtimeMs } = await stat(file)
    if (now.getTime() - mtimeMs > lifetime) await rm(file, { force: true })
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  return files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name))
}
