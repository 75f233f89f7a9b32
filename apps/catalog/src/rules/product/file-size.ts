const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** Bytes in the unit people would say them in (steps of 1000); undefined where the size is not told. */
export function fileSize(
  bytes: string | null | undefined,
): { readonly value: number; readonly unit: (typeof units)[number] } | undefined {
  const size = Number(bytes)
  if (!bytes || !Number.isFinite(size) || size <= 0) return undefined
  const step = Math.min(units.length - 1, Math.floor(Math.log10(size) / 3))
  return { value: size / 1000 ** step, unit: units[step] ?? 'byte' }
}
