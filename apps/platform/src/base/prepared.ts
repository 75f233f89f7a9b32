/** An answer that is JSON already: sent as it is. */
export class Prepared {
  readonly json: string | Uint8Array
  /** It tells of something written, so who reads next wants to see that. */
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
export function preparedList(items: readonly Uint8Array[]): (string | Uint8Array)[] {
  return ['[', ...items.flatMap((item, index) => (index ? [',', item] : [item])), ']']
}
