/** Container as every federation build leaves it in the global of its name. */
interface Container {
  readonly init: (shareScope: object, initScope?: object[], options?: object) => unknown
  readonly get: (exposed: string) => Promise<() => unknown>
}

export interface ContainerEntry {
  readonly name: string
  /** Whole address of the entry's script. */
  readonly entry: string
  /** As `sha384-…`; `''` runs it unchecked. */
  readonly integrity: string
}

/** Milliseconds until an entry that does not come is an error. */
const timeout = 3000

/** Runs the script of a container, initializes it with what is shared, and returns what it exposes under a name. */
export async function loadContainer(
  { name, entry, integrity }: ContainerEntry,
  exposed: string,
  shareScope: object,
): Promise<unknown> {
  const container = await run(name, entry, integrity)
  await container.init(shareScope, [], { shareScopeMap: { default: shareScope } })
  const factory = await container.get(exposed)
  return factory()
}

function run(name: string, entry: string, integrity: string): Promise<Container> {
  // Set both as a preload link has them, or the browser fetches twice.
  const script = Object.assign(document.createElement('script'), {
    src: entry,
    async: true,
    crossOrigin: 'anonymous',
    integrity,
  })
  let timer: ReturnType<typeof setTimeout>
  return new Promise<Container>((resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${entry} did not come in ${timeout} ms`)), timeout)
    script.onerror = () => reject(new Error(`${entry} could not be fetched, or is not what was released`))
    script.onload = () => {
      const container = (globalThis as unknown as Readonly<Record<string, Container | undefined>>)[name]
      if (container) resolve(container)
      else reject(new Error(`${entry} left no container named ${name}`))
    }
    document.head.append(script)
  }).finally(() => {
    clearTimeout(timer)
    script.remove()
  })
}
