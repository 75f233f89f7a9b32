import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { Fault } from '../lib/fault.ts'
import { run } from '../lib/processes.ts'
import { untilStopped } from '../start/until-stopped.ts'
import type { Packed } from './pack.ts'

export interface LocalRegistry {
  readonly url: string
  close(): Promise<void>
}

/** A registry on this machine that has the packed packages; it sends npm elsewhere for all others. `port` 0 takes a free one. */
export async function openRegistry(packed: readonly Packed[], port: number): Promise<LocalRegistry> {
  const elsewhere = (await run('npm', ['config', 'get', 'registry'])).output.trim().replace(/\/*$/, '/')
  const own = new Map(packed.map((each) => [each.manifest.name, each]))
  const app = new Hono()
  app.on(['GET', 'HEAD'], '*', async (c) => {
    const path = decodeURIComponent(new URL(c.req.url).pathname).slice(1)
    const [name = '', file] = path.split('/-/')
    const found = own.get(name)
    if (!found) return c.redirect(elsewhere + path.replace(/^(@[^/]+)\//, '$1%2f'), 307)
    const bytes = await readFile(found.tarball)
    return file === undefined
      ? c.json(documentOf(found, bytes, new URL(c.req.url).origin))
      : c.body(bytes, 200, { 'content-type': 'application/octet-stream' })
  })
  const server = createAdaptorServer(app)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(portFault(error, port)))
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        // npm keeps its connections open.
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}

/** What npm asks first of a package: its versions, and where each is. */
function documentOf({ manifest }: Packed, bytes: Buffer, origin: string) {
  const { name, version } = manifest
  const dist = {
    integrity: `sha512-${createHash('sha512').update(bytes).digest('base64')}`,
    tarball: `${origin}/${name}/-/${name.split('/').at(-1)}-${version}.tgz`,
  }
  return { name, 'dist-tags': { latest: version }, versions: { [version]: { ...manifest, dist } } }
}

function portFault(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code !== 'EADDRINUSE') return error
  return new Fault(
    'PORT_TAKEN',
    `Port ${port} is already in use, so the registry can't start.`,
    `Stop the program that uses it, or choose another port: npm run sdk -- --registry --port ${port + 1}.`,
  )
}

/** Serves until it is stopped. */
export async function serveRegistry(packed: readonly Packed[], port: number): Promise<void> {
  const registry = await openRegistry(packed, port)
  console.log(
    [
      `The packages are served at ${registry.url} until you press Ctrl+C. In an empty folder:`,
      `  npm create galleria-module wishlist --registry ${registry.url}`,
      '  cd wishlist',
      `  npm install --registry ${registry.url}`,
    ].join('\n'),
  )
  await untilStopped()
  await registry.close()
}
