import { randomUUID } from 'node:crypto'

/** The id under which a trusted proxy knows a request, else a new one. */
export function requestIdFrom(claimed: string | undefined | null, isTrusted: () => boolean): string {
  const isId = claimed && claimed.length <= 128 && /^[\w.-]{8,128}$/.test(claimed)
  return isId && isTrusted() ? claimed : randomUUID()
}
