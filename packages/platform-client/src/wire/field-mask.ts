/** Dotted paths into an object; lists are taken whole. */
export type FieldPath<T, Depth extends readonly unknown[] = []> = Depth['length'] extends 6
  ? never
  : T extends readonly unknown[] | Date | Uint8Array
    ? never
    : T extends object
      ? {
          [Key in keyof T & string]:
            | Key
            | `${Key}.${FieldPath<NonNullable<T[Key]>, readonly [...Depth, unknown]>}`
        }[keyof T & string]
      : never

/** `fieldMask<Cart['buyerInfo']>('email')`: the wire's comma-joined paths (wire §1.6). */
export function fieldMask<T>(...paths: readonly FieldPath<T>[]): string {
  return paths.join()
}

/** In answers a mask is also an object. */
export function parseFieldMask(
  mask: string | { readonly paths?: readonly string[] } | null | undefined,
): readonly string[] {
  if (!mask) return []
  return typeof mask === 'string' ? mask.split(',').map((path) => path.trim()) : (mask.paths ?? [])
}

/** The mask of what differs: each changed leaf, and whole lists. What is no longer there is in it too, to be cleared. */
export function changedFields<T extends object>(before: T, after: NoInfer<T>): string {
  return changes(before as Fields, after as Fields).join()
}

type Fields = Readonly<Record<string, unknown>>

function changes(before: Fields, after: Fields): string[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return keys.flatMap((key) => {
    const [was, is] = [before[key], after[key]]
    if (isFields(was) && isFields(is)) {
      const inner = changes(was, is)
      return inner.map((path) => `${pathKey(key)}.${path}`)
    }
    return JSON.stringify(was) === JSON.stringify(is) ? [] : [pathKey(key)]
  })
}

function pathKey(key: string): string {
  if (/[.,]/.test(key)) throw new TypeError(`A field mask can't contain "${key}".`)
  return key
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
