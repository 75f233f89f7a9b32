/** Files that may read another clock than the site's, with reasons; a test refuses unused entries. */
export const exceptions: readonly {
  readonly file: string
  readonly what: readonly string[]
  readonly because: string
}[] = [
  { file: 'base/clock.ts', what: ['new Date()'], because: 'It is the clock.' },
  {
    file: 'areas/catalog/store/changes.ts',
    what: ['clock_timestamp()'],
    because:
      'In which order changes were written, by what all servers share; never shown, compared with no date.',
  },
  {
    file: 'areas/cart/fast/session-probe.ts',
    what: ['performance.now'],
    because: 'How long ago goods were read from the rows, which no moving of the clock changes.',
  },
  {
    file: 'areas/catalog/search/words/prepare.ts',
    what: ['performance.now'],
    because: 'How long ago this process read the words, which no moving of the clock changes.',
  },
  {
    file: 'areas/catalog/search/keep-fresh.ts',
    what: ['performance.now'],
    because: 'How long ago this process asked, which no moving of the clock changes.',
  },
  {
    file: 'areas/catalog/search/memory-limit.ts',
    what: ['performance.now'],
    because: 'How long ago this process counted, which no moving of the clock changes.',
  },
  {
    file: 'areas/catalog/search/store/changes.ts',
    what: ['now()'],
    because: 'Which of those changes may still be on their way.',
  },
  {
    file: 'data/translations/dictionary.ts',
    what: ['performance.now'],
    because: 'How long ago this process asked for changes, which no moving of the clock changes.',
  },
  {
    file: 'data/migrations/0006-catalog.ts',
    what: ['clock_timestamp()'],
    because: 'The same order of changes, for rows without a mark.',
  },
  {
    file: 'data/silent/connections.ts',
    what: ['performance.now'],
    because: 'How long a connection has been silent, which no moving of the clock changes.',
  },
  {
    file: 'base/batcher.ts',
    what: ['performance.now'],
    because: 'How soon one list follows another in this process, which no moving of the clock changes.',
  },
  { file: 'app/serve/observability.ts', what: ['performance.now'], because: 'How long a statement took.' },
  {
    file: 'data/wait-for-database.ts',
    what: ['performance.now'],
    because: 'How long a start has waited, before there is a site with a clock.',
  },
  { file: 'areas/webhooks/delivery/pump.ts', what: ['performance.now'], because: 'How long an answer took.' },
  { file: 'base/observe.ts', what: ['performance.now'], because: 'How long a statement took.' },
  {
    file: 'dev/workbench/requests/middleware.ts',
    what: ['performance.now'],
    because: 'How long a request took.',
  },
  {
    file: 'dev/workbench/workbench.ts',
    what: ['performance.now'],
    because: 'How long ago this process asked.',
  },
  {
    file: 'data/postgres/start.ts',
    what: ['performance.now'],
    because: 'How long to wait for a server of ours, before there is any site.',
  },
  {
    file: 'dev/seed/main.ts',
    what: ['performance.now', 'systemClock'],
    because: 'A program of its own, without a site’s clock.',
  },
  {
    file: 'data/migrate.ts',
    what: ['performance.now', 'systemClock'],
    because: 'When a step was applied in truth and how long it took, before there is a site.',
  },
  {
    file: 'app/backup/command.ts',
    what: ['performance.now', 'systemClock'],
    because: 'A program of its own, without a site’s clock.',
  },
  {
    file: 'data/migration/prepare.ts',
    what: ['performance.now'],
    because: 'How long migrating took, before there is a site.',
  },
  { file: 'app/app.ts', what: ['systemClock'], because: 'What the site’s clock starts from.' },
  {
    file: 'app/serve/open.ts',
    what: ['systemClock'],
    because: 'The first seed, before the clock can have moved.',
  },
  { file: 'dev/testing.ts', what: ['systemClock'], because: 'What a test’s clock starts from.' },
  {
    file: 'dev/testing/seeds.ts',
    what: ['systemClock'],
    because: 'Templates outlive the tests that make them.',
  },
]
