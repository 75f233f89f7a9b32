import type { ReleaseRecord } from '@galleria/federation'

export const anyHash = `sha384-${'A'.repeat(64)}`

/** A release's record without content. */
export function recordOf(module: string, more: Partial<ReleaseRecord> = {}): ReleaseRecord {
  return {
    schema: 2,
    module,
    version: '1.0.0',
    prefixes: [],
    routes: [],
    nav: [],
    widgets: {},
    uses: {},
    entry: 'remoteEntry.js',
    js: [],
    css: [],
    server: 'server/module.js',
    chunks: {},
    integrity: { 'web/remoteEntry.js': anyHash, 'server/module.js': anyHash },
    requires: {},
    sizes: {},
    commit: null,
    createdAt: '',
    ...more,
  }
}
