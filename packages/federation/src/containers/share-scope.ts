/** Library that a page has one copy of: `lib` where it is there from the start, else `load`. */
export interface SharedModule {
  readonly version: string
  readonly lib?: () => object
  readonly load?: () => Promise<object>
}

/** By import path. */
export type SharedModules = Readonly<Record<string, SharedModule>>

/** The `default` share scope as every federation container reads it: versions by name. */
export function shareScopeOf(shared: SharedModules) {
  return Object.fromEntries(
    Object.entries(shared).map(([name, { version, lib, load }]) => [
      name,
      {
        [version]: {
          version,
          ...(lib && { lib }),
          get: async () => {
            const library = lib ? lib() : await load?.()
            return () => library
          },
          loaded: Boolean(lib),
          from: 'shell',
          scope: ['default'],
          shareConfig: { singleton: true, requiredVersion: false, eager: Boolean(lib) },
          strategy: 'loaded-first',
          useIn: [],
          deps: [],
        },
      },
    ]),
  )
}
