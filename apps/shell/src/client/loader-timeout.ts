import type { ModuleDefinition, ModuleRoute } from '@galleria/federation'

/** Milliseconds: longer than any call to the platform may take with its retries. */
export const patience = 40_000

/** A loader that never ends is an error of its page after a while, with a retry, instead of a skeleton for ever. */
export function withLoaderTimeouts(definition: ModuleDefinition): ModuleDefinition {
  return { ...definition, routes: definition.routes.map(route) }
}

function route({ lazy, children, ...rest }: ModuleRoute): ModuleRoute {
  return {
    ...ended(rest),
    ...(lazy ? { lazy: typeof lazy === 'function' ? async () => ended(await lazy()) : lazy } : {}),
    ...(children ? { children: children.map(route) } : {}),
  }
}

function ended<File extends object>(file: File): File {
  const { loader } = file as { loader?: unknown }
  if (typeof loader !== 'function') return file
  return {
    ...file,
    loader: (...args: unknown[]) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const late = new Promise((_, reject) => {
        timer = setTimeout(() => reject(new Error('The page took too long')), patience)
      })
      return Promise.race([Promise.resolve(loader(...args)), late]).finally(() => clearTimeout(timer))
    },
  }
}
