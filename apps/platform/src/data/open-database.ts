import { join } from 'node:path'
import type { ServerConfig } from './config.ts'
import { createDatabase, startPostgres } from './postgres/index.ts'

const DATABASE = 'galleria'

/** The server that DATABASE_URL names, or the one we bring along. */
export async function openDatabase(
  config: Pick<ServerConfig, 'databaseUrl' | 'home'>,
): Promise<{ url: string; stop(): Promise<void> }> {
  if (config.databaseUrl) return { url: config.databaseUrl, stop: async () => {} }
  const directory = join(config.home ?? join(import.meta.dirname, '../../../../.galleria'), 'postgres')
  const postgres = await startPostgres({ directory, log: (line) => console.error(line) })
  await createDatabase(postgres.url('postgres'), DATABASE)
  return { url: postgres.url(DATABASE), stop: () => postgres.stop() }
}
