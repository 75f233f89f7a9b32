import { open, rename } from 'node:fs/promises'

/** Readers see the old bytes or the new ones, never a part; on disk before they are seen. */
export async function replaceFile(path: string, text: string): Promise<void> {
  const temporary = `${path}.${process.pid}.${crypto.randomUUID()}`
  await writeSynced(temporary, text)
  await rename(temporary, path)
}

export async function writeSynced(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}
