import { bootElementId } from '../common/boot.ts'

type CaughtErrorKind = 'error' | 'rejection' | 'render' | 'load' | 'policy'

export interface CaughtError {
  readonly kind: CaughtErrorKind
  readonly message: string
  readonly stack: string
  /** Module whose boundary caught the error, where that is known. */
  readonly module?: string | undefined
  readonly version?: string | undefined
}

/** Buffer of errors that occur before the collector has loaded. */
export interface EarlyErrorBuffer {
  readonly told: CaughtError[]
  /** Random number from 0 to 1, drawn once per page view: below the sample rate the view is reported. */
  readonly dice: number
  /** Set once the view was reported because the page was left before the collector had loaded. */
  isSent: boolean
  tell(kind: CaughtErrorKind, error: unknown, place?: string, module?: string): void
  /** Loads the collector; set once the frame is live, and called at the first reason. */
  begin?: (() => void) | undefined
  /** Takes each error from now on; set by the collector. */
  take?: ((told: CaughtError) => void) | undefined
}

declare global {
  interface Window {
    galleriaEarlyErrors?: EarlyErrorBuffer
  }
}

/**
 * Hears errors from the page's first moment on. The rest, with the web vitals, comes five seconds after the page has
 * loaded, a second after the first press of anything, or with the first error, but not before the page is hydrated; who leaves
 * before that is told of here.
 */
function catchErrors(bootId: string): void {
  const most = 30
  const told: CaughtError[] = []
  const buffer: EarlyErrorBuffer = { told, dice: Math.random(), isSent: false, tell }
  window.galleriaEarlyErrors = buffer

  function tell(kind: CaughtErrorKind, error: unknown, place = '', module?: string) {
    const { message = String(error), stack = '' } = (error ?? {}) as Partial<Error>
    const one = {
      kind,
      message: String(message).slice(0, 2000),
      stack: String(stack || place).slice(0, 20_000),
    }
    const whole = module ? { ...one, module } : one
    if (buffer.take) buffer.take(whole)
    else if (told.push(whole) > most) told.length = most
    wake()
  }
  function wake() {
    buffer.begin?.()
    buffer.begin = undefined
  }
  function wait(milliseconds: number) {
    setTimeout(() => (buffer.begin || buffer.take ? wake() : wait(milliseconds)), milliseconds)
  }

  addEventListener('error', ({ error, message, filename, lineno, colno }) =>
    tell('error', error ?? message, `at ${filename}:${lineno}:${colno}`),
  )
  addEventListener('unhandledrejection', ({ reason }) => tell('rejection', reason))
  document.addEventListener('securitypolicyviolation', (event) => {
    const place = `at ${event.sourceFile}:${event.lineNumber}:${event.columnNumber}`
    tell('policy', `${event.effectiveDirective} refuses ${event.blockedURI}`, place)
  })
  addEventListener('load', () => wait(5000))
  for (const press of ['pointerdown', 'keydown'])
    addEventListener(press, () => wait(1000), { once: true, passive: true })

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || buffer.take || buffer.isSent) return
    const boot = JSON.parse(document.getElementById(bootId)?.textContent || 'null')
    if (!boot) return
    buffer.isSent = true
    const set: Record<string, string> = {}
    for (const { name, version } of boot.modules) set[name] = version
    const failed = told.flatMap(({ kind, stack }) =>
      kind === 'policy' ? [] : (/\/([\w-]+)\/[\w.+-]+\/(?:[0-9a-f]{20}\/)?web\//.exec(stack)?.[1] ?? 'shell'),
    )
    const served = boot.served.map((name: string) => name.split('.')[0])
    const isCounted = buffer.dice < boot.sample
    navigator.sendBeacon(
      '/telemetry',
      JSON.stringify({
        age: Math.round(performance.now()),
        set,
        isPreview: Boolean(boot.preview),
        seen: isCounted ? [...new Set(['shell', boot.page.module ?? 'shell', ...served, ...failed])] : [],
        failed: isCounted ? [...new Set(failed)] : [],
        errors: told.splice(0, most),
      }),
    )
  })
}

/** Runs in the head, before anything that could fail. */
export const catchScript = `(${catchErrors})(${JSON.stringify(bootElementId)});`
