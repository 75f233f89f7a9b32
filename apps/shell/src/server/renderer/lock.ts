import { freezeIntrinsics } from './freeze-intrinsics.ts'

/** Globals that reach the machine or the network, or that can hold a thread without using it. */
const REMOVED = [
  'CloseEvent',
  'BroadcastChannel',
  'WebAssembly',
  'SharedArrayBuffer',
  'Atomics',
  'navigator',
  'Navigator',
  'localStorage',
  'sessionStorage',
  'Storage',
] as const

/** Ways to the network: whoever takes one is named. */
const NETWORK = ['fetch', 'WebSocket', 'EventSource'] as const

/** Parts of `process` that reach the machine. Others are only looked for, by packages that want to know where they are. */
const POWERS = [
  'abort',
  'binding',
  'chdir',
  'dlopen',
  'exit',
  'getBuiltinModule',
  'kill',
  'mainModule',
  'reallyExit',
  'report',
  'setuid',
] as const

/** Names of variables that nobody looks up by chance. */
const SECRET = /KEY|SECRET|TOKEN|PASSWORD|CREDENTIAL/i

/**
 * Classes of the host that modules share; those of the language: `freeze-intrinsics.ts`. Streams stay open:
 * Node itself sets `constructor` on some.
 */
const FROZEN = [
  'URL',
  'URLSearchParams',
  'Headers',
  'Request',
  'Response',
  'FormData',
  'AbortController',
  'AbortSignal',
  'Event',
  'EventTarget',
  'TextEncoder',
  'TextDecoder',
] as const

/** Symbols under which undici keeps its connection pools: they are the network, even without `fetch`. */
const DISPATCHERS = ['undici.globalDispatcher.1', 'undici.globalDispatcher.2']

interface LockOptions {
  /** Packages that modules share. */
  readonly shared: Readonly<Record<string, unknown>>
  /** Called with what a module asked for and does not have. */
  readonly denied: (what: string) => void
  /** Takes what modules write to the console. */
  readonly log: (text: string) => unknown
}

/**
 * Takes from this process's global object all that modules must not have, and makes the rest read-only. Called once,
 * when the shell's own code has loaded and before any module's is evaluated.
 */
export function lock({ shared, denied, log }: LockOptions): void {
  const global = globalThis as unknown as Record<string | symbol, unknown>
  for (const name of REMOVED) delete global[name]
  const nowhere = Object.freeze({
    dispatch() {
      throw new Error('A renderer has no network.')
    },
  })
  for (const name of DISPATCHERS) define(Symbol.for(name), nowhere)
  for (const name of NETWORK) define(name, refusing(`${name}: pages reach the platform by its client alone`))
  define('process', bareProcess())
  define('console', quietConsole(log))
  for (const name of FROZEN) {
    const type = global[name] as { prototype: object } | undefined
    if (type) Object.freeze(Object.freeze(type).prototype)
  }
  for (const face of Object.values(shared)) Object.freeze((face as { readonly default?: unknown }).default)
  // Reads each first: some are made when they are first asked for, and would define themselves anew.
  for (const name of Object.getOwnPropertyNames(global)) define(name, global[name])
  Object.preventExtensions(global)
  // React's development build sets `Error.prepareStackTrace`.
  if (process.env.NODE_ENV === 'production') freezeIntrinsics()

  function refusing(what: string): () => never {
    return Object.freeze(function refuse(): never {
      denied(what)
      throw new TypeError(`Modules on the server have no ${what}.`)
    })
  }

  /** Says that it is production or development, and nothing else. */
  function bareProcess(): object {
    const powers = POWERS.map((name) => [name, refusing(`process.${name}`)])
    const env = new Proxy(Object.freeze({ NODE_ENV: process.env.NODE_ENV }), {
      get(variables, name) {
        if (SECRET.test(String(name))) denied(`process.env.${String(name)}`)
        return Reflect.get(variables, name)
      },
      ownKeys(variables) {
        denied('process.env as a whole')
        return Reflect.ownKeys(variables)
      },
    })
    return Object.freeze({ ...Object.fromEntries(powers), env })
  }

  function define(name: string | symbol, value: unknown): void {
    const { configurable, writable } = Object.getOwnPropertyDescriptor(global, name) ?? { configurable: true }
    if (configurable) Object.defineProperty(global, name, { value, writable: false, configurable: false })
    else if (writable) Object.defineProperty(global, name, { value, writable: false })
  }
}

/** Node's own console holds streams, and by them a way to sockets. */
function quietConsole(log: LockOptions['log']): object {
  const write = (...values: unknown[]) => log(values.map(textOf).join(' ').slice(0, 2000))
  const names = ['log', 'info', 'debug', 'warn', 'error', 'trace', 'dir', 'table', 'assert', 'count']
  const nothing = ['group', 'groupCollapsed', 'groupEnd', 'time', 'timeEnd', 'timeLog', 'clear', 'timeStamp']
  return Object.freeze({
    ...Object.fromEntries(names.map((name) => [name, write])),
    ...Object.fromEntries(nothing.map((name) => [name, () => undefined])),
  })
}

function textOf(value: unknown): string {
  try {
    return value instanceof Error ? (value.stack ?? value.message) : String(value)
  } catch {
    return 'something that has no text'
  }
}
