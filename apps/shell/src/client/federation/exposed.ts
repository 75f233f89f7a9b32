import type { ExposedFiles, ModuleDefinition } from '@galleria/federation'
import type { createInstance } from '@module-federation/enhanced/runtime'
import type { BrowserModule } from '../../common/boot.ts'
import { type ExposedFile, exposedModule } from '../../composition/exposed-module.tsx'
import { islandComponent } from '../island.tsx'

type Federation = ReturnType<typeof createInstance>

interface Entry {
  readonly entry: string
  readonly force: boolean
}

/** Runs the entry of a remote that was built elsewhere, and makes a module of what it exposes. */
export async function loadExposed(
  instance: Federation,
  module: BrowserModule,
  exposed: ExposedFiles,
  { entry, force }: Entry,
): Promise<ModuleDefinition> {
  const { name } = module
  const { type, global, names } = exposed
  await checkFiles(module, type)
  instance.registerRemotes([{ name, entry, type, entryGlobalName: global }], { force })
  const load = async (file: string): Promise<ExposedFile> => {
    const loaded = await instance.loadRemote<ExposedFile>(`${name}/${file}`)
    if (!loaded) throw new Error(`${name} exposes no ${file}`)
    return loaded
  }
  // Fail now where the entry does not run, so that the last good release takes its place.
  const first = names.find((each) => /^(page|slot)\//.test(each))
  if (first) await load(first)
  return exposedModule(name, exposed, { load, island: islandComponent })
}

type File = BrowserModule['files'][number]

/**
 * Puts what the entry itself doesn't check into the page, each with its hash: style sheets, which a bundler's run-time then
 * finds, and JavaScript modules, of which the browser runs what it preloaded. The entry comes last, since it asks for the others.
 */
async function checkFiles({ base, entry, files }: BrowserModule, type: ExposedFiles['type']): Promise<void> {
  const sheets = files.filter(({ path }) => path.endsWith('.css')).map((file) => style(base, file))
  if (type === 'module') {
    const scripts = files.filter(({ path }) => !path.endsWith('.css'))
    await Promise.all(scripts.filter(({ path }) => path !== entry).map((file) => script(base, file)))
    await Promise.all(scripts.filter(({ path }) => path === entry).map((file) => script(base, file)))
  }
  await Promise.all(sheets)
}

async function style(base: string, { path, integrity }: File): Promise<void> {
  const href = base + path
  const there = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${href}"]`)
  const link = there ?? linkTo(href, 'stylesheet', integrity)
  // Name it as webpack's run-time looks it up, by its whole address.
  link.dataset.href = link.href
  if (there) return
  const done = loaded(link)
  // Keep a sheet that fails, or the run-time would ask for it without its hash.
  document.head.append(link)
  await done.catch(() => undefined)
}

async function script(base: string, { path, integrity }: File): Promise<void> {
  const link = linkTo(base + path, 'modulepreload', integrity)
  const done = loaded(link)
  document.head.append(link)
  await done.catch(() => {
    link.remove()
    throw new Error(`${path} could not be fetched, or is not what was released`)
  })
}

function linkTo(href: string, rel: string, integrity: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel, href, crossOrigin: 'anonymous', integrity })
}

function loaded(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = reject
  })
}
