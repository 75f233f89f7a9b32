/** Constructors and functions of the language that every module shares. */
const NAMES = [
  ...['Object', 'Function', 'Array', 'String', 'Number', 'Boolean', 'Symbol', 'BigInt', 'Date', 'RegExp'],
  ...['Promise', 'Map', 'Set', 'WeakMap', 'WeakSet', 'WeakRef', 'FinalizationRegistry', 'Proxy', 'Iterator'],
  ...['Reflect', 'Math', 'JSON', 'Intl', 'Error', 'EvalError', 'RangeError', 'ReferenceError', 'SyntaxError'],
  ...['TypeError', 'URIError', 'AggregateError', 'ArrayBuffer', 'DataView', 'Int8Array', 'Uint8Array'],
  ...['Uint8ClampedArray', 'Int16Array', 'Uint16Array', 'Int32Array', 'Uint32Array', 'Float32Array'],
  ...[
    'Float64Array',
    'BigInt64Array',
    'BigUint64Array',
    'parseInt',
    'parseFloat',
    'isNaN',
    'isFinite',
    'eval',
  ],
  ...['encodeURI', 'encodeURIComponent', 'decodeURI', 'decodeURIComponent', 'escape', 'unescape'],
] as const

/** Prototypes that only syntax reaches. */
const UNNAMED = [
  [][Symbol.iterator](),
  new Map()[Symbol.iterator](),
  new Set()[Symbol.iterator](),
  ''[Symbol.iterator](),
  'a'.matchAll(/a/g),
  function* () {},
  async () => {},
  async function* () {},
].map((value) => Object.getPrototypeOf(value))

/**
 * Names that code sets on objects of its own although a prototype has them: an assignment throws where the prototype is
 * frozen (the override mistake), so there they become accessors. Only on objects and errors, and one name on functions,
 * which polyfills set on those that they wrap: elsewhere accessors take the engine's fast paths away, a quarter of a page's
 * whole time.
 */
const OVERRIDDEN = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', 'name', 'message']

/** Makes all objects of the language that modules share read-only: constructors, prototypes and what hangs on them. */
export function freezeIntrinsics(): void {
  const global = globalThis as unknown as Readonly<Record<string, unknown>>
  const found = new Set<object>()
  for (const value of [...NAMES.map((name) => global[name]), ...UNNAMED]) collect(value, found)
  for (const value of found)
    if (value === Object.prototype || value === Error.prototype || value instanceof Error)
      for (const name of OVERRIDDEN) allowOverride(value, name)
  allowOverride(Function.prototype, 'toString')
  for (const value of found) Object.freeze(value)
}

function collect(value: unknown, found: Set<object>): void {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null || found.has(value)) return
  found.add(value)
  collect(Object.getPrototypeOf(value), found)
  for (const descriptor of Object.values(Object.getOwnPropertyDescriptors(value)))
    for (const part of [descriptor.value, descriptor.get, descriptor.set]) collect(part, found)
}

function allowOverride(owner: object, name: string): void {
  const before = Object.getOwnPropertyDescriptor(owner, name)
  if (!before?.configurable || !before.writable) return
  const { value, enumerable = false } = before
  Object.defineProperty(owner, name, {
    enumerable,
    get: () => value,
    set(this: object, own: unknown) {
      if (this === owner)
        throw new TypeError(`Cannot assign to read only property '${name}' of a shared object`)
      Object.defineProperty(this, name, { value: own, writable: true, enumerable: true, configurable: true })
    },
  })
}
