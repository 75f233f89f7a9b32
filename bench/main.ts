type Bench = (args: string[]) => Promise<void>

/** Read when it is asked for: what one of them needs is nothing to the others. */
const benches: Readonly<Record<string, () => Promise<Bench>>> = {
  pages: async () => (await import('./pages/pages.ts')).pages,
  interactions: async () => (await import('./interactions/interactions.ts')).interactions,
  faults: async () => (await import('./faults/faults.ts')).faults,
  modules: async () => (await import('./modules/modules.ts')).modules,
  runtime: async () => (await import('./runtime/runtime.ts')).runtime,
  against: async () => (await import('./against/against.ts')).against,
  platform: async () => (await import('./platform/platform.ts')).platform,
  identity: async () => (await import('./identity/identity.ts')).identity,
  reset: async () => (await import('./reset/reset.ts')).reset,
  commerce: async () => (await import('./commerce/commerce.ts')).commerce,
  'catalog-import': async () => (await import('./catalog-import/catalog-import.ts')).catalogImport,
  'catalog-writes': async () => (await import('./catalog-writes/catalog-writes.ts')).catalogWrites,
  grid: async () => (await import('./grid/grid.ts')).grid,
  loyalty: async () => (await import('./loyalty/loyalty.ts')).loyalty,
  bulk: async () => (await import('./bulk/bulk.ts')).bulk,
  members: async () => (await import('./members/members.ts')).members,
  screens: async () => (await import('./screens/screens.ts')).screens,
  analytics: async () => (await import('./analytics/analytics.ts')).analytics,
  start: async () => (await import('./start/start.ts')).start,
  scale: async () => (await import('./scale/scale.ts')).scale,
  sites: async () => (await import('./sites/sites.ts')).sites,
  events: async () => (await import('./events/events.ts')).events,
  delivery: async () => (await import('./delivery/delivery.ts')).delivery,
  shell: async () => (await import('./shell/shell.ts')).shell,
  search: async () => (await import('./search/search.ts')).search,
  saboteur: async () => (await import('./saboteur/saboteur.ts')).saboteur,
  observability: async () => (await import('./observability/observability.ts')).observability,
  'platform-start': async () => (await import('./platform-start/platform-start.ts')).platformStart,
}
const [name = '', ...args] = process.argv.slice(2)
const bench = benches[name]
if (bench) await (await bench())(args)
else {
  console.error(`Choose a benchmark: npm run bench -- <name>\n\n  ${Object.keys(benches).join('\n  ')}`)
  process.exitCode = 2
}

export {}
