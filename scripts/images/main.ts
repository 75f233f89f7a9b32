import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { canRun, whyNoRoot } from '../machine/root.ts'
import { modules, root } from '../store/layout.ts'
import { baseRoot, buildRoot } from './bases.ts'
import { Builder } from './builder.ts'
import { Container } from './container.ts'
import { databaseAtPort } from './database.ts'

/** Megabytes that an image of a server may have. */
const LARGEST = 250

const BASES = { BUILD: 'localhost/build:test', BASE: 'localhost/base:test' }

/** Builds the images of deploy/Dockerfile, measures them, and opens a shop by them: platform, tools for the release, shell. */
async function main(): Promise<void> {
  const reason = whyNoRoot() ?? (canRun('buildah') ? undefined : "buildah isn't installed")
  if (reason) return console.log(`Skipped: ${reason}.`)
  const folder = mkdtempSync(join(tmpdir(), 'galleria-images-'))
  chmodSync(folder, 0o755)
  const closing: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })]
  try {
    const builder = new Builder(join(folder, 'store'))
    closing.push(() => builder.close())
    prepareBases(builder, folder)
    const began = performance.now()
    for (const target of ['platform', 'shell', 'tools']) builder.build(target, BASES)
    console.log(`-- built in ${Math.round((performance.now() - began) / 1000)} s`)
    const files = { platform: '', shell: '', tools: '' }
    for (const target of ['platform', 'shell', 'tools'] as const) {
      files[target] = builder.mount(target)
      const megabytes = sizeOf(files[target])
      const { User } = builder.config(target)
      console.log(`-- ${target}: ${megabytes} MB, user ${User}`)
      if (!/^[1-9]/.test(User)) throw new Error(`${target} runs as ${User || 'root'}`)
      if (target === 'tools') continue
      if (megabytes > LARGEST) throw new Error(`${target} has ${megabytes} MB, more than ${LARGEST}`)
      const bom = JSON.parse(readFileSync(join(files[target], 'srv/galleria/sbom.cdx.json'), 'utf8'))
      console.log(`-- ${target}: ${bom.components.length} components in its SBOM`)
    }
    await openShop(builder, files, folder, closing)
  } finally {
    for (const close of closing.reverse()) await close()
  }
}

function prepareBases(builder: Builder, folder: string): void {
  const build = join(folder, 'build')
  const base = join(folder, 'base')
  for (const place of [build, base]) mkdirSync(place)
  const cache = join(root, '.galleria/roots')
  buildRoot(build, cache)
  baseRoot(base, build)
  builder.base(BASES.BUILD, build, { NODE_EXTRA_CA_CERTS: '/etc/ssl/certs/ca-certificates.crt' })
  builder.base(BASES.BASE, base)
  for (const place of [build, base]) rmSync(place, { recursive: true, force: true })
}

async function openShop(
  builder: Builder,
  files: Readonly<Record<'platform' | 'shell' | 'tools', string>>,
  folder: string,
  closing: (() => unknown)[],
): Promise<void> {
  const database = await databaseAtPort(join(folder, 'home'))
  closing.push(() => database.stop())
  const shared = join(folder, 'shared')
  mkdirSync(shared)
  chmodSync(shared, 0o777)
  const [platformPort, shellPort] = [await getPort(), await getPort()]
  const addresses = {
    PLATFORM_URL: `http://${hostname()}:${platformPort}`,
    SHELL_URL: `http://${hostname()}:${shellPort}`,
  }
  const mounts = { '/var/lib/galleria': shared }
  const platform = new Container(
    files.platform,
    builder.config('platform'),
    {
      ...addresses,
      PORT: String(platformPort),
      DATABASE_URL: database.url,
      MEDIA_STORE: '/var/lib/galleria/media',
      PLATFORM_API_KEY: 'a-key-of-this-test-and-of-nothing-else',
      PLATFORM_SECRET: 'a-secret-of-this-test-and-of-nothing-else',
    },
    mounts,
  )
  closing.push(() => platform.stop())
  console.log(
    `-- platform: healthy after ${(await platform.untilHealthy()).toFixed(1)} s on a read-only root`,
  )

  const release = { MODULE_STORE: '/var/lib/galleria/modules', GALLERIA_HOME: '/var/lib/galleria/release' }
  const deploy = ['deploy', ...modules, '--no-build', '--together', '--shell', 'apps/shell/dist']
  const settings = ['--settings', 'delivery.settings.json', '--breaking', 'first release']
  const tools = new Container(files.tools, builder.config('tools'), release, mounts, [...deploy, ...settings])
  if ((await tools.ended()) !== 0) throw new Error(`The release failed:\n${tools.output}`)
  console.log(tools.output.trim())

  const publicKey = readFileSync(join(shared, 'release/keys/registry.pub'), 'utf8').trim()
  const shell = new Container(
    files.shell,
    builder.config('shell'),
    {
      ...addresses,
      PORT: String(shellPort),
      MODULE_STORE: release.MODULE_STORE,
      REGISTRY_PUBLIC_KEY: publicKey,
    },
    mounts,
  )
  closing.push(() => shell.stop())
  console.log(`-- shell: healthy after ${(await shell.untilHealthy()).toFixed(1)} s on a read-only root`)
  const page = await fetch(`http://127.0.0.1:${shellPort}/products`)
  const text = await page.text()
  if (page.status !== 200 || !text.includes('All products'))
    throw new Error(`/products answered ${page.status}:\n${text.slice(0, 500)}\n${shell.output}`)
  console.log('-- shell: /products answered 200 with its heading')
}

function sizeOf(folder: string): number {
  const out = execFileSync('du', ['--summarize', '--apparent-size', '--block-size=1M', folder], {
    encoding: 'utf8',
  })
  return Number.parseInt(out, 10)
}

await main().catch((error: Error) => {
  console.error(error.stack ?? error.message)
  process.exitCode = 1
})
