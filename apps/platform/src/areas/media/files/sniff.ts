import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { type Kind, kindOf } from './kinds.ts'

const HEAD = 65_536

/** Detects the type of a file by its bytes. Plain text has none that tell, so its sender says which text it is. */
export async function sniff(path: string, declared: string): Promise<Kind | undefined> {
  const { fileTypeFromFile } = await import('file-type')
  const found = await fileTypeFromFile(path)
  const head = await headOf(path)
  if (isSvg(head)) return kindOf('image/svg+xml')
  // Refuse bytes that begin as a page or a script.
  if (found) return kindOf(found.mime)
  const kind = kindOf(declared)
  if (!kind?.mimeType.startsWith('text/')) return undefined
  return (await isText(path)) ? kind : undefined
}

async function headOf(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0)
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await file.close()
  }
}

/** After an XML declaration, comments and a document type, if there are any. */
const isSvg = (head: string) =>
  /^\uFEFF?\s*(<\?xml[^>]*\?>\s*)?(<!--[\s\S]*?-->\s*)*(<!DOCTYPE\s[^>[]*(\[[^\]]*\])?[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]/i.test(
    head,
  )

async function isText(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const part of createReadStream(path)) {
      if ((part as Buffer).includes(0)) return false
      decoder.decode(part as Buffer, { stream: true })
    }
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}
