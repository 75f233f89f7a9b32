import { fileId } from '../digital-file.ts'
import type { ProductRow } from '../store/products.ts'

/** File that buyers of a digital product get: its name, kind and bytes for everybody, and its id for who runs the catalog. */
export function fileView(file: NonNullable<ProductRow['digitalFile']>, merchant = false) {
  const { fileName, fileType, sizeInBytes } = file
  return { ...(merchant && { id: fileId(file) }), fileName, fileType, fileSize: String(sizeInBytes) }
}
