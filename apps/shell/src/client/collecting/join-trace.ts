import type { Boot } from '../../common/boot.ts'

/**
 * Calls to the platform from now on join the trace of the page. Only where the page was traced, and never with a platform that
 * takes no visits: a hosted one refuses a header that it doesn't know.
 */
export function joinTrace(
  boot: Pick<Boot, 'platformUrl' | 'edgeUrl' | 'isUncounted'>,
  traceparent: string,
): void {
  if (boot.isUncounted) return
  const origins = [boot.platformUrl, boot.edgeUrl].flatMap((url) => (url ? [new URL(url).origin] : []))
  const send = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (!origins.some((origin) => url.startsWith(`${origin}/`))) return send(input, init)
    const request = new Request(input, init)
    request.headers.set('traceparent', traceparent)
    return send(request)
  }
}
