import { readFile, rm } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { unlessAbsent } from '../absent.ts'
import { checkModule, checkPath, checkVersion } from '../names.ts'
import type { ModuleStore } from '../store.ts'
import { noteFiles } from './note-files.ts'
import { readHistory, readRegistry, swapRegistry } from './registry-file.ts'
import { sweep, versions, writeRelease } from './release-folder.ts'
import { replaceFile } from './replace-file.ts'

/** `<folder>/registry.json`, `<folder>/history/<revision>.json`, `<folder>/<module>/<version>/…`. */
export function openFolderStore(path: string): ModuleStore {
  const root = resolve(path)
  const folder = (module: string, version: string) => {
    checkModule(module)
    checkVersion(version)
    return join(root, module, version)
  }
  return {
    address: root,
    readRegistry: (since) => readRegistry(root, since),
    swapRegistry: (before, next) => swapRegistry(root, before, next),
    readHistory: (revision) => readHistory(root, revision),
    versions: (module) => versions(root, module),
    async readRelease(module, version) {
      const at = folder(module, version)
      const record = await textOf(join(at, 'release.json'))
      if (record === null) return null
      return { record, signatures: (await textOf(join(at, 'release.sig'))) ?? '' }
    },
    writeRelease: (release) => writeRelease(root, folder(release.module, release.version), release),
    writeSignatures: (module, version, text) =>
      replaceFile(join(folder(module, version), 'release.sig'), text),
    readFile(module, version, file) {
      checkPath(file)
      return unlessAbsent(readFile(join(folder(module, version), file)))
    },
    folderOf: async (module, version) => folder(module, version),
    pathOf: async (module, version) => relative(root, folder(module, version)),
    // First the record: what has none is not there.
    async removeRelease(module, version) {
      const at = folder(module, version)
      await rm(join(at, 'release.json'), { force: true })
      await rm(at, { recursive: true, force: true })
    },
    sweep: () => sweep(root),
    notes: noteFiles(root),
  }
}

function textOf(path: string): Promise<string | null> {
  return unlessAbsent(readFile(path, 'utf8'))
}
