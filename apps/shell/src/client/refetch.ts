import type { ModuleDefinition, ModuleRoute } from '@galleria/federation'

const faults = new WeakSet<object>()

/** A chunk of a release could not be had or did not run: no fault of data. */
export function isReleaseFault(error: unknown): boolean {
  return typeof error === 'object' && error !== null && faults.has(error)
}

/** Routes, widgets and extensions of a module, whose chunks are asked for once more when they do not come as they were released. */
export function withRefetch(definition: ModuleDefinition): ModuleDefinition {
  const { routes, messages, widgets = {}, extensions = {} } = definition
  return {
    ...definition,
    routes: routes.map(route),
    ...(messages && { messages: { load: (code) => refetching(() => messages.load(code))() } }),
    widgets: Object.fromEntries(
      Object.entries(widgets).map(([name, widget]) => [name, { load: refetching<unknown>(widget.load) }]),
    ) as NonNullable<ModuleDefinition['widgets']>,
    extensions: Object.fromEntries(
      Object.entries(extensions).map(([slot, { load, ...rest }]) => [
        slot,
        { ...rest, load: refetching<unknown>(load) },
      ]),
    ) as NonNullable<ModuleDefinition['extensions']>,
  }
}

function route({ lazy, children, ...rest }: ModuleRoute): ModuleRoute {
  return {
    ...rest,
    ...(lazy ? { lazy: typeof lazy === 'function' ? refetching(lazy) : lazy } : {}),
    ...(children ? { children: children.map(route) } : {}),
  }
}

/** Retries a chunk once after an error of the bundler, which names the file; not after a timeout, unless asked to. */
function refetching<File>(load: () => Promise<File>): () => Promise<File> {
  return () =>
    attempt(load).catch((error: unknown) => {
      if (typeof error === 'object' && error) faults.add(error)
      throw error
    })
}

function attempt<File>(load: () => Promise<File>): Promise<File> {
  return load().catch(async (error: { readonly request?: string; readonly type?: string }) => {
    if (!error?.request || error.type === 'timeout') throw error
    // A bad answer is kept for ever as a good one is: past every cache.
    const response = await fetch(error.request, { cache: 'reload', signal: AbortSignal.timeout(3000) })
    await response.arrayBuffer()
    return load()
  })
}
