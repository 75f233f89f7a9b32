/** Servers of a shop: Node's arguments for each, with paths from the root. What starts a server anywhere takes them from here. */
export const programs = {
  /**
   * Young objects get 48 MB and no more, where V8 would let them grow to a few times as much: a file of 100,000 rows then
   * takes a third less memory and no more time. The old ones may double before they are looked through, where V8 would do
   * so several times a second for the sake of 10 MB (decision 0186).
   */
  platform: [
    '--min-semi-space-size=16',
    '--max-semi-space-size=16',
    '--heap-growing-percent=100',
    'apps/platform/src/app/start.js',
  ],
  /** Sets its own options, because each render process has others (decision 0330). */
  shell: ['apps/shell/dist/server/index.js'],
} as const satisfies Readonly<Record<string, readonly string[]>>
