import pg from 'pg'
import { startPostgres } from './index.ts'

const owner = await startPostgres({ directory: process.argv[2] ?? '' })
const client = new pg.Client({ connectionString: owner.url('postgres') })
await client.connect()
await client.query('CREATE TABLE kept (note text)')
await client.query("INSERT INTO kept VALUES ('acknowledged')")
process.send?.(owner.pid)
setInterval(() => {}, 1000)
