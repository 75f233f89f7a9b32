import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pluginMessages } from '@galleria/federation/rsbuild'
import { createRsbuild } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'

/** Builds the host as any site would, and serves it at an origin of its own. */
export async function servePlainHost() {
  const folder = await mkdtemp(join(tmpdir(), 'galleria-plain-host-'))
  const { build } = await createRsbuild({
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    config: {
      mode: 'production',
      logLevel: 'error',
      source: { entry: { host: './host.ts' } },
      plugins: [pluginReact({ splitChunks: false }), pluginMessages],
      splitChunks: false,
      output: {
        filename: { js: '[name].js' },
        distPath: { root: folder, js: '' },
        sourceMap: false,
        minify: false,
      },
      tools: { htmlPlugin: false },
    },
  })
  await (await build()).close()
  const script = await readFile(join(folder, 'host.js'))
  await rm(folder, { recursive: true })
  const server = createServer(({ url }, answer) => {
    if (url === '/host.js') answer.setHeader('content-type', 'text/javascript').end(script)
    else
      answer
        .setHeader('content-type', 'text/html')
        .end(
          '<!doctype html><title>Host</title><link rel="icon" href="data:,"><script src="/host.js"></script>',
        )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
