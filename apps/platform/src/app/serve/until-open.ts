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

/** The platform's answers from the moment it opens; before, only that the process lives and what it waits for. */
export function untilOpen(fetch: Platform['fetch'], direct: Direct | undefined): UntilOpen {
  let reason = 'The platform is starting.'
  let isOpen = false
  return {
    fetch: async (request, bindings) => (isOpen ? fetch(request, bindings) : answer(request, reason)),
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

function answer(request: Request, reason: string): Response {
  if (new URL(request.url).pathname === '/health') return Response.json({ status: 'ok' })
  const { body, init } = notReady(`${reason} Try again.`)
  return Response.json(body, init)
}
