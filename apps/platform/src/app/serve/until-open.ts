import { seenOf } from '@galleria/observability'
import type { Platform } from '../app.ts'
import { notReady } from '../ready.ts'
import type { Direct } from './direct.ts'

export interface UntilOpen {
  readonly fetch: Platform['fetch']
  readonly direct: Direct
  /** Reason for which the platform isn't open yet, told to whoever asks. */
  waitFor(reason: string): void
  open(): void
  isOpen(): boolean
}

/** Addresses whose refusals are no failure of a request. */
const PROBES = ['/health', '/ready']

/** The platform's answers from the moment it opens; before, only that the process lives and what it waits for. */
export function untilOpen(fetch: Platform['fetch'], direct: Direct | undefined): UntilOpen {
  let reason = 'The platform is starting.'
  let isOpen = false
  return {
    async fetch(request, bindings) {
      if (isOpen) return fetch(request, bindings)
      const { pathname } = new URL(request.url)
      const seen = seenOf(bindings?.incoming)
      if (seen && PROBES.includes(pathname)) seen.route = pathname
      return answer(pathname, reason)
    },
    direct: (incoming, outgoing) => isOpen && (direct?.(incoming, outgoing) ?? false),
    waitFor(next) {
      reason = next
    },
    open() {
      isOpen = true
    },
    isOpen: () => isOpen,
  }
}

function answer(pathname: string, reason: string): Response {
  if (pathname === '/health') return Response.json({ status: 'ok' })
  const { body, init } = notReady(`${reason} Try again.`)
  return Response.json(body, init)
}
