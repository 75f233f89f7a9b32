/** Features known to be missing elsewhere, with the remedy on another engine (`docs/scaling.md`). */
export const exceptions: readonly {
  readonly where: string
  readonly problem: string
  readonly because: string
}[] = [
  {
    where: '0006-catalog/',
    problem: 'the operator class text_pattern_ops',
    because: 'Where text compares by code points, as ours does, it is the index’s usual order: leave it out.',
  },
  {
    where: 'areas/catalog/search/store/changes.ts',
    problem: 'pg_stat_activity: a system table',
    because:
      'How long a change may still be on its way. An engine whose view is empty must end transactions that take longer than a second.',
  },
  {
    where: 'data/migration/index-step.ts',
    problem: 'pg_index: a system table',
    because:
      'Whether the build of an index was interrupted. An engine that builds them whole or not at all lists none.',
  },
  {
    where: 'data/migration/index-step.ts',
    problem: 'pg_class: a system table',
    because: 'The same.',
  },
  {
    where: 'data/migration/index-step.ts',
    problem: 'DROP INDEX CONCURRENTLY: cannot be in a transaction, so it cannot be a step',
    because:
      'Removes what an interrupted build left, outside of a transaction. Other engines drop an index online anyway.',
  },
  {
    where: 'data/silent/connections.ts',
    problem: 'pg_stat_activity: a system table',
    because:
      'Whether the server works on a statement that has no answer. Where it cannot be read, the connection is given up after the limit of statements.',
  },
]
