export { createDatabase, dropDatabase } from './databases.ts'
export { type Postgres, startPostgres } from './start.ts'
