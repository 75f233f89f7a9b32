import { createInstance } from '@module-federation/runtime'
import { expect, test } from 'vitest'
import { checkEntries, checkManifestEntries, fallBack } from './index.ts'

/** Scripts that loading `gifts/module` puts into the page, by their address and hash. */
async function scriptsOf(
  entry: string,
  plugin: ReturnType<typeof checkEntries>,
): Promise<readonly [readonly string[], unknown]> {
  const scripts: string[] = []
  const watch = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof HTMLScriptElement) {
          scripts.push(`${node.src} ${node.integrity} ${node.crossOrigin}`)
          node.dispatchEvent(new Event('error'))
        }
  })
  watch.observe(document.head, { childList: true })
  // The runtime keeps what it found for a host by the host's name.
  const host = createInstance({ name: entry, remotes: [{ name: 'gifts', entry }], plugins: [plugin] })
  const error = await host.loadRemote('gifts/module').catch((reason: unknown) => reason)
  watch.disconnect()
  return [scripts, error]
}

test('An entry of which a host knows no hash is refused, and others run with theirs', async () => {
  const plugin = () =>
    checkEntries({ integrityOf: (entry) => ({ 'http://a/1.js': 'sha384-A', 'http://a/2.js': '' })[entry] })
  expect((await scriptsOf('http://a/1.js', plugin()))[0]).toEqual(['http://a/1.js sha384-A anonymous'])
  expect((await scriptsOf('http://a/2.js', plugin()))[0]).toEqual(['http://a/2.js  anonymous'])
  const [scripts, error] = await scriptsOf('http://a/3.js', plugin())
  expect(scripts).toEqual([])
  expect(String(error)).toContain('No hash is known of http://a/3.js')
})

test('The hash in a manifest is that of its entry, and a manifest without one is refused unless the host lets it run', async () => {
  const load = (folder: string, integrity: string | undefined, unchecked: readonly string[]) => {
    const plugin = checkManifestEntries({ unchecked })
    const fetch = () => Promise.resolve(Response.json(manifest(integrity)))
    return scriptsOf(`http://a/${folder}/mf-manifest.json`, { ...plugin, fetch })
  }
  expect((await load('one', 'sha384-A', []))[0]).toEqual(['http://a/one/remoteEntry.js sha384-A anonymous'])
  expect((await load('two', undefined, ['gifts']))[0]).toEqual(['http://a/two/remoteEntry.js  anonymous'])
  const [scripts, error] = await load('three', undefined, [])
  expect(scripts).toEqual([])
  expect(String(error)).toContain('No hash is known')
})

test('A host that falls back names every address that failed, and ends where no other is left', async () => {
  const asked: (readonly string[])[] = []
  const host = createInstance({
    name: 'host',
    remotes: [{ name: 'gifts', entry: 'http://a/1.js' }],
    plugins: [
      checkEntries({ integrityOf: () => undefined }),
      fallBack({
        async instead({ tried }) {
          asked.push(tried)
          return `http://a/${Math.min(tried.length + 1, 3)}.js`
        },
      }),
    ],
  })
  await expect(host.loadRemote('gifts/module')).rejects.toThrow('http://a/3.js')
  expect(asked.at(-1)).toEqual(['http://a/1.js', 'http://a/2.js', 'http://a/3.js'])
})

const assets = { js: { sync: ['module.js'], async: [] }, css: { sync: [], async: [] } }

function manifest(integrity: string | undefined) {
  return {
    id: 'gifts',
    name: 'gifts',
    metaData: {
      name: 'gifts',
      globalName: 'gifts',
      buildInfo: { buildVersion: '1.0.0' },
      publicPath: 'auto',
      remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global', integrity },
    },
    shared: [],
    remotes: [],
    exposes: [{ name: 'module', path: './module', assets }],
  }
}
