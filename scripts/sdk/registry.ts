import { createHash } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { runServer } from 'verdaccio'
import { run } from '../lib/processes.ts'
import { untilStopped } from '../start/until-stopped.ts'
import type { Packed } from './pack.ts'

export interface LocalRegistry {
  readonly url: string
  close(): Promise<void>
}

/** A registry on this machine that has the packed packages; it asks npm's for all others. `port` 0 takes a free one. */
export async function openRegistry(
  packed: readonly Packed[],
  folder: string,
  port: number,
): Promise<LocalRegistry> {
  await mkdir(folder, { recursive: true })
  const own = { access: '$all', publish: '$all', unpublish: '$all' }
  const upstream = (await run('npm', ['config', 'get', 'registry'])).output.trim()
  const server = (await runServer({
    self_path: folder,
    configPath: folder,
    storage: join(folder, 'storage'),
    uplinks: { npm: { url: upstream } },
    packages: {
      '@galleria/*': own,
      'create-galleria-module': own,
      '**': { access: '$all', proxy: 'npm' },
    },
    log: { type: 'stdout', level: 'fatal' },
    max_body_size: '200mb',
    web: { enable: false },
  } as unknown as Parameters<typeof runServer>[0])) as Server
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const { port: taken } = server.address() as { port: number }
  const url = `http://127.0.0.1:${taken}/`
  for (const each of packed) await publish(each, url)
  return {
    url,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** As `npm publish` does, without a process for each: one document with the tarball in it. */
async function publish({ manifest, tarball }: Packed, url: string): Promise<void> {
  const { name, version } = manifest
  const bytes = await readFile(tarball)
  const file = `${name}-${version}.tgz`
  const dist = {
    integrity: `sha512-${createHash('sha512').update(bytes).digest('base64')}`,
    shasum: createHash('sha1').update(bytes).digest('hex'),
    tarball: `${url}${name}/-/${file}`,
  }
  const document = {
    _id: name,
    name,
    'dist-tags': { latest: version },
    versions: { [version]: { ...manifest, _id: `${name}@${version}`, dist } },
    _attachments: {
      [file]: {
        content_type: 'application/octet-stream',
        data: bytes.toString('base64'),
        length: bytes.length,
      },
    },
  }
  const answer = await fetch(url + encodeURIComponent(name), {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(document),
  })
  if (!answer.ok) throw new Error(`${name} couldn't be published: ${answer.status} ${await answer.text()}`)
}

/** Serves until it is stopped. */
export async function serveRegistry(
  packed: readonly Packed[],
  folder: string,
  port: number,
): Promise<number> {
  const registry = await openRegistry(packed, folder, port)
  console.log(
    [
      `The packages are served at ${registry.url} until you press Ctrl+C. In an empty folder:`,
      `  npm create galleria-module wishlist --registry ${registry.url}`,
      `  cd wishlist && npm install --registry ${registry.url}`,
    ].join('\n'),
  )
  await untilStopped()
  await registry.close()
  return 0
}
