import type { Selectable } from 'kysely'
import type { MediaTables } from '../tables.ts'

export type FileRow = Selectable<MediaTables['mediaFiles']>

/** Name of a file in its store and below `/media/`. */
export const storedName = ({ id, extension }: Pick<FileRow, 'id' | 'extension'>) => `${id}.${extension}`

const NAMED = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([a-z\d]{2,5})$/

/** The id and ending of a file, of its name below `/media/`; undefined where it is none of an uploaded file. */
export function parseStoredName(
  name: string,
): { readonly id: string; readonly extension: string } | undefined {
  const [, id, extension] = NAMED.exec(name) ?? []
  return id && extension ? { id, extension } : undefined
}

/** Display name of a file: the last part of its path, without invisible characters. */
export function cleanName(name: string): string {
  const last = name.normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  return (
    last
      .replace(/[\p{Cc}\p{Cf}]/gu, '')
      .trim()
      .slice(0, 200) || 'file'
  )
}

/** For `Content-Disposition`, in both of its ways (RFC 6266). */
export function attachment(name: string): string {
  const plain = name.replaceAll(/[^\w. -]/g, '_')
  const whole = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}
