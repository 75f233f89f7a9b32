import { type AddressInfo, connect, createServer } from 'node:net'
import { openDatabase } from '../../apps/platform/src/data/open-database.ts'

/** The embedded Postgres at a port, because a container doesn't see the socket in its folder. */
export async function databaseAtPort(home: string): Promise<{ url: string; stop(): Promise<void> }> {
  const database = await openDatabase({ databaseUrl: undefined, home })
  const { username, hostname, pathname } = new URL(database.url)
  const socket = `${decodeURIComponent(hostname)}/.s.PGSQL.5432`
  const server = createServer((client) => {
    const inside = connect(socket)
    client.pipe(inside).pipe(client)
    client.on('error', () => inside.destroy())
    inside.on('error', () => client.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `postgres://${username}@127.0.0.1:${port}${pathname}`,
    stop: async () => {
      server.close()
      await database.stop()
    },
  }
}
