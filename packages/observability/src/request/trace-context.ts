import { randomBytes } from 'node:crypto'

/** Place in a trace, as W3C Trace Context has it. */
export interface TraceContext {
  /** 32 hexadecimal digits. */
  readonly traceId: string
  /** 16 hexadecimal digits of the span that causes what comes next. */
  readonly spanId: string
  /** Whether the spans of this trace are recorded. */
  readonly isSampled: boolean
}

const FORM = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?:-|$)/

/** Reads a `traceparent`; what isn't one is none. Later versions are read by the parts that this one has. */
export function readTraceparent(header: string | undefined | null): TraceContext | undefined {
  if (!header || header.length > 200) return undefined
  const [, traceId, spanId, flags] = FORM.exec(header) ?? []
  if (!traceId || !spanId || !flags) return undefined
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

export function writeTraceparent({ traceId, spanId, isSampled }: TraceContext): string {
  return `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`
}

/** A trace that begins here. */
export function newTrace(isSampled = false): TraceContext {
  const bytes = randomBytes(24).toString('hex')
  return { traceId: bytes.slice(0, 32), spanId: bytes.slice(32), isSampled }
}

/** Share of all traces, from 0 to 1, that this one lies below: every server finds the same for one trace. */
export function shareOf({ traceId }: Pick<TraceContext, 'traceId'>): number {
  return Number.parseInt(traceId.slice(-8), 16) / 2 ** 32
}
