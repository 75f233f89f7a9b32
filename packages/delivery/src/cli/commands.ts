import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { DeliveryFault } from '../fault.ts'
import { loadRegistry } from '../registry/file.ts'
import { deploy } from '../release/deploy.ts'
import { rollback } from '../release/rollback.ts'

function storeFolder(): string {
  const store = process.env.MODULE_STORE || join('.galleria', 'modules')
  if (store.includes('://')) throw new DeliveryFault(`MODULE_STORE must be a folder, not ${store}.`)
  return resolve(store)
}

const options = { from: { type: 'string' }, version: { type: 'string' } } as const

function parse(args: readonly string[]) {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  return { values, names: positionals }
}

function one(names: readonly string[]): string {
  const [name] = names
  if (!name || names.length > 1) throw new DeliveryFault('Name one module.')
  return name
}

export const commands: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
  async deploy(args) {
    const { values, names } = parse(args)
    if (names.length === 0) throw new DeliveryFault('Name the modules to release.')
    if (names.length > 1 && (values.from || values.version)) {
      throw new DeliveryFault('--from and --version go with one module.')
    }
    const releases = names.map((module) =>
      deploy({
        store: storeFolder(),
        module,
        from: resolve(values.from ?? join('apps', module, 'dist')),
        ...(values.version ? { version: values.version } : {}),
      }),
    )
    for (const { module, version, changed, revision } of await Promise.all(releases)) {
      console.log(`${module}@${version} ${changed ? `released, revision ${revision}` : 'is served already'}`)
    }
  },

  async rollback(args) {
    const { values, names } = parse(args)
    const module = one(names)
    const done = await rollback({
      store: storeFolder(),
      module,
      ...(values.version ? { version: values.version } : {}),
    })
    console.log(`${module}@${done.version} is served, revision ${done.revision}`)
  },

  async modules() {
    const { revision, modules } = await loadRegistry(storeFolder())
    console.log(`revision ${revision}`)
    for (const [name, { current, releases }] of Object.entries(modules)) {
      console.log(`${name}@${current}  (${releases.length} in the store)`)
    }
  },

  async history(args) {
    const module = one(parse(args).names)
    const entry = (await loadRegistry(storeFolder())).modules[module]
    if (!entry) throw new DeliveryFault(`No release of "${module}" is known.`)
    for (const { version, releasedAt } of entry.releases) {
      console.log(`${version === entry.current ? '*' : ' '} ${version}  ${releasedAt}`)
    }
  },
}
