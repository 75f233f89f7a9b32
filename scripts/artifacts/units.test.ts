import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { machineBlocks } from '../machine/commands.ts'
import { canRun } from '../machine/root.ts'
import { programs } from '../serve/programs.ts'
import { root } from '../store/layout.ts'
import { namesIn, strangers } from './variables.ts'

const systemd = join(root, 'deploy/systemd')
const nginx = join(root, 'deploy/nginx')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const units = readdirSync(systemd).filter((file) => file.endsWith('.service'))
const page = read('docs/production.md')
const script = machineBlocks(page)
  .map((block) => block.script)
  .join('')

test.each(['platform', 'shell'])('The settings of the %s unit have names that servers read', (server) => {
  const names = namesIn(read(`deploy/systemd/${server}.env`))
  expect(names.length).toBeGreaterThan(5)
  expect(strangers(names)).toEqual([])
})

test.each(units)('%s starts a server of this checkout with its own settings', (file) => {
  const text = read(`deploy/systemd/${file}`)
  const [, path = '', server = ''] = /^ExecStart=\S+ \/srv\/galleria\/(\S+) (\S+)$/m.exec(text) ?? []
  expect(existsSync(join(root, path)), path).toBe(true)
  expect(Object.keys(programs)).toContain(server)
  expect(text).toContain(`EnvironmentFile=/etc/galleria/${server}.env`)
  expect(text).toContain(`User=galleria-${server}`)
})

test.runIf(canRun('systemd-analyze'))('Systemd takes the units as they are', () => {
  const folder = mkdtempSync(join(tmpdir(), 'galleria-units-'))
  for (const file of units) {
    // The program's path is checked too, and here it is another.
    const text = read(`deploy/systemd/${file}`).replace('/usr/local/bin/node', process.execPath)
    writeFileSync(join(folder, file), text)
  }
  const paths = units.map((file) => join(folder, file))
  const { stderr, status } = spawnSync('systemd-analyze', ['verify', '--man=no', ...paths], {
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  expect([status, stderr]).toEqual([0, ''])
})

test('The ports of nginx are those of the instances that the page starts', () => {
  const started = Array.from(script.matchAll(/galleria-(platform|shell)@(\d+)/g), ([, name, port]) => [
    name,
    port,
  ])
  const balanced = [
    ...read('deploy/nginx/upstreams.conf').matchAll(/upstream galleria_(\w+) \{(.*?)\}/gs),
  ].flatMap(([, name, body = '']) =>
    [...body.matchAll(/server 127\.0\.0\.1:(\d+)/g)].map(([, port]) => [name, port]),
  )
  expect(started.toSorted()).toEqual(balanced.toSorted())
})

test('Every file that the page copies from the checkout is there', () => {
  const files = [...script.matchAll(/\b((?:deploy\/)?(?:systemd|nginx)\/[\w.-]+\.(?:conf|env))\b/g)].map(
    ([, file = '']) => file.replace(/^(?!deploy\/)/, 'deploy/'),
  )
  expect(files).toHaveLength(6)
  for (const file of files) expect(existsSync(join(root, file)), file).toBe(true)
})

test.runIf(canRun('nginx') && canRun('openssl'))('Nginx takes its configuration as it is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'galleria-nginx-'))
  cpSync(nginx, folder, { recursive: true })
  const certificate = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-subj',
    '/CN=shop.example',
  ]
  execFileSync('openssl', [...certificate, '-keyout', 'privkey.pem', '-out', 'fullchain.pem'], {
    cwd: folder,
    stdio: 'ignore',
  })
  for (const file of readdirSync(nginx)) {
    const text = readFileSync(join(folder, file), 'utf8')
    writeFileSync(join(folder, file), text.replaceAll(/\/etc\/nginx\/(galleria|certificates)/g, folder))
  }
  const main = `pid ${folder}/pid;\nevents {}\nhttp {\ninclude ${folder}/upstreams.conf;\ninclude ${folder}/galleria.conf;\n}\n`
  writeFileSync(join(folder, 'main.conf'), main)
  const { stderr, status } = spawnSync('nginx', ['-t', '-c', join(folder, 'main.conf')], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  expect(status, stderr).toBe(0)
})
