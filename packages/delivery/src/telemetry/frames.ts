/** Location of a line of a stack: a file of a release or of the shell, below its folder. */
export interface Frame {
  readonly name: string
  readonly module: string
  /** `shell` has none of its own: what it was built of is told by its file. */
  readonly version: string
  /** `web/module.1a2b3c4d.js`, `server/module.js` */
  readonly file: string
  readonly line: number
  readonly column: number
}

export const shellName = 'shell'
const deepest = 20

/** Chrome's `at name (address:1:2)`, Firefox's and Safari's `name@address:1:2`; lines elsewhere are left out. */
export function framesOf(stack: string): Frame[] {
  return stack
    .split('\n', 100)
    .flatMap((line) => frameOf(line.trim()) ?? [])
    .slice(0, deepest)
}

function frameOf(text: string): Frame | null {
  const found = /^(?:at (?:async )?(?:(.*?) \()?|(?:(.*?)@)?)([^()\s]+?):(\d+):(\d+)\)?$/.exec(text)
  if (!found) return null
  const [, chrome, other, address = '', line, column] = found
  const place = placeOf(address)
  if (!place) return null
  const name = (chrome ?? other ?? '').replace(/^(Object|Module)\./, '').slice(0, 60)
  return { name: name || 'anonymous', ...place, line: Number(line), column: Number(column) }
}

/** Addresses and folders of a release's files, as stores lay them out, and of `/assets/…`. */
export function placeOf(address: string): Pick<Frame, 'module' | 'version' | 'file'> | null {
  const path = address.split(/[?#]/)[0] ?? ''
  const release = /\/([a-z][\w-]*)\/([\w.+-]+)\/(?:[0-9a-f]{20}\/)?(web\/[\w@+~./-]+|server\/[\w.-]+)$/.exec(
    path,
  )
  const [, module, version, file] = release ?? []
  if (module && version && file) return { module, version, file }
  const asset = /\/assets\/([\w@+~./-]+)$/.exec(path)?.[1]
  return asset ? { module: shellName, version: '', file: `web/${asset}` } : null
}

/** `ProductPage (catalog@1.2.0/web/module.1a2b.js:1:2345)` */
export function frameText({ name, module, version, file, line, column }: Frame): string {
  return `${name} (${module}@${version}/${file}:${line}:${column})`
}

export function parseFrame(text: string): Frame | null {
  const found = /^(.*) \(([a-z][\w-]*)@([\w.+-]*)\/((?:web|server)\/.+):(\d+):(\d+)\)$/.exec(text)
  if (!found) return null
  const [, name = '', module = '', version = '', file = '', line, column] = found
  return { name, module, version, file, line: Number(line), column: Number(column) }
}
