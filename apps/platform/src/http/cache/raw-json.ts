/** An answer that is JSON already: sent as it is. */
export class RawJson {
  readonly json: string | Uint8Array
  /** Whether it tells of something written, which the caller's next read has to show. */
  readonly wrote: boolean

  constructor(parts: readonly (string | Uint8Array)[], { wrote = false } = {}) {
    this.wrote = wrote
    const [only] = parts
    if (parts.length === 1 && typeof only === 'object') this.json = only
    else if (parts.every((part) => typeof part === 'string')) this.json = parts.join('')
    else this.json = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)))
  }
}

/** `[a,b,c]` of values that are JSON already. */
export function rawJsonList(items: readonly Uint8Array[]): (string | Uint8Array)[] {
  return ['[', ...items.flatMap((item, index) => (index ? [',', item] : [item])), ']']
}
