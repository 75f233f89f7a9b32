/** Reason to refuse a file; `accept` is that of an `<input type="file">`. */
export function refusedFile(
  file: Pick<File, 'name' | 'type' | 'size'>,
  accept: string | undefined,
  maxBytes: number | undefined,
): 'type' | 'size' | undefined {
  const kinds = (accept ?? '').split(',').map((kind) => kind.trim().toLowerCase())
  const isOf = (kind: string) =>
    kind.startsWith('.')
      ? file.name.toLowerCase().endsWith(kind)
      : kind.endsWith('/*')
        ? file.type.startsWith(kind.slice(0, -1))
        : file.type === kind
  if (accept && !kinds.some(isOf)) return 'type'
  return maxBytes !== undefined && file.size > maxBytes ? 'size' : undefined
}
