export { createDatabase, dropDatabase } from './databases.ts'
export { PostgresFault } from './fault.ts'
export { type Postgres, type PostgresOptions, startPostgres } from './start.ts'
