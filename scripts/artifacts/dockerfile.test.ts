import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../store/layout.ts'
import { strangers } from './variables.ts'

const text = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8').replaceAll('\\\n', ' ')
const stages = text.split(/^(?=FROM )/m).slice(1)
const stageOf = (name: string) => stages.find((stage) => stage.split('\n')[0]?.endsWith(` AS ${name}`)) ?? ''

test.each(['platform', 'shell', 'tools'])(
  'The image of %s runs as a user of its own, with a name',
  (name) => {
    expect(stageOf(name)).toMatch(/^USER 65532:65532$/m)
    expect(stageOf(name)).toMatch(/^LABEL org\.opencontainers\.image\.title=/m)
  },
)

test.each(['platform', 'shell'])(
  'The image of %s is the distroless base with its server, checked and documented',
  (name) => {
    const stage = stageOf(name)
    expect(stage).toMatch(/^FROM \$\{BASE\}/)
    expect(stage).toMatch(/^HEALTHCHECK /m)
    expect(stage).toMatch(/^COPY .*sbom\.cdx\.json$/m)
    expect(stage).not.toMatch(/^RUN /m)
    expect(stage).toContain(
      `ENTRYPOINT ["/usr/local/bin/node", "/srv/galleria/scripts/serve.mjs", "${name}"]`,
    )
  },
)

test('Variables that images set are those that servers read', () => {
  const names = [...text.matchAll(/^ENV (.*)$/gm)].flatMap(([, pairs = '']) =>
    pairs.split(' ').map((pair) => pair.split('=')[0] ?? ''),
  )
  expect(strangers(names.filter((name) => !/^(CI|TURBO_TELEMETRY_DISABLED)$/.test(name)))).toEqual([])
})

test('Scripts that a step or an image runs are there', () => {
  const scripts = [...text.matchAll(/(?:\/srv\/galleria\/|node )(scripts\/[\w/.-]+|packages\/[\w/.-]+)/g)]
  expect(scripts.length).toBeGreaterThan(4)
  for (const [, path = ''] of scripts) expect(existsSync(join(root, path)), path).toBe(true)
})

test('The context of a build leaves out what a build makes and what is of one machine', () => {
  const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n')
  for (const path of ['**/node_modules', '**/dist', '.env', '.galleria', '.git', 'deploy/compose/*.env'])
    expect(ignored).toContain(path)
})
