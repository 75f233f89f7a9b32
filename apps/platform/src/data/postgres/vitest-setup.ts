import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from './index.ts'

/** One server for a whole test run and the runs within it; every test platform makes its own database on it. */
export default async function setup(): Promise<() => Promise<void>> {
  // A run that a test of another run starts uses that one's server, with the templates that it has.
  if (process.env.GALLERIA_TEST_DATABASE_URL) return async () => {}
  const directory = await mkdtemp(join(tmpdir(), 'galleria-test-data-'))
  // As root the database runs as somebody else, who must be able to walk in.
  await chmod(directory, 0o755)
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '300',
  }
  const postgres = await startPostgres({ directory, settings })
  process.env.GALLERIA_TEST_DATABASE_URL = postgres.url('postgres')
  return async () => {
    await postgres.stop()
    await rm(directory, { recursive: true, force: true })
  }
}
