import { mkdir, open, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DeliveryFault } from '../base/fault.ts'
import { newKey, privateText, publicText, readPrivateKeys } from './key-text.ts'
import type { SigningKey } from './signature.ts'

/** Keys of one machine: `<home>/keys/registry.key`, one per line, all of which sign; the public halves beside it. */
export interface Ring {
  readonly path: string
  read(): Promise<SigningKey[]>
  /** Makes the first key; the one that is there when another was faster. */
  begin(): Promise<SigningKey[]>
  write(keys: readonly SigningKey[]): Promise<void>
}

export function openRing(home: string): Ring {
  const path = join(home, 'keys', 'registry.key')

  async function read(): Promise<SigningKey[]> {
    try {
      return readPrivateKeys(await readFile(path, 'utf8'))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
      throw error
    }
  }

  async function publish(keys: readonly SigningKey[]): Promise<void> {
    await writeFile(publicPath(home), lines(keys.map(publicText)))
  }

  return {
    path,
    read,
    async begin() {
      const key = newKey()
      await mkdir(dirname(path), { recursive: true })
      try {
        const file = await open(path, 'wx', 0o600)
        await file.writeFile(lines([privateText(key)]))
        await file.close()
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
        const keys = await read()
        if (keys.length === 0)
          throw new DeliveryFault(
            'KEY_FILE_EMPTY',
            `The key file ${path} is empty. Delete it, then try again.`,
          )
        return keys
      }
      await publish([key])
      return [key]
    },
    async write(keys) {
      await mkdir(dirname(path), { recursive: true })
      const temporary = `${path}.${crypto.randomUUID()}`
      await writeFile(temporary, lines(keys.map(privateText)), { mode: 0o600 })
      await rename(temporary, path)
      await publish(keys)
    },
  }
}

/** File with the value of `REGISTRY_PUBLIC_KEY` for this machine's own store. */
export function publicPath(home: string): string {
  return join(home, 'keys', 'registry.pub')
}

function lines(texts: readonly string[]): string {
  return texts.map((text) => `${text}\n`).join('')
}
