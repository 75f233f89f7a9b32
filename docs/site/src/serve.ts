import { join } from 'node:path'

export interface DocsServer {
  readonly address: string
  stop(): Promise<void>
}

/** Serves the built site on this machine. */
export async function serveDocs(port: number): Promise<DocsServer> {
  process.env.ASTRO_TELEMETRY_DISABLED = '1'
  const { preview } = await import('astro')
  const host = '127.0.0.1'
  const server = await preview({
    root: join(import.meta.dirname, '..'),
    logLevel: 'error',
    server: { host, port },
  })
  return { address: `http://${host}:${server.port}/`, stop: () => server.stop() }
}

if (import.meta.main) {
  const { address } = await serveDocs(Number(process.argv[2]))
  console.log(`Documentation at ${address}`)
}
