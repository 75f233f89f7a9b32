import { readdirSync } from 'node:fs'
import type { CallDefinition, PlatformClient } from '@galleria/platform-client'
import { beforeAll, expect, test } from 'vitest'
import { bundle } from './testing/bundle.ts'

/** Answers what a call would send. */
const mirror = { baseUrl: '', send: async (call: CallDefinition) => call } as unknown as PlatformClient
type Call = (client: PlatformClient, input: object) => Promise<CallDefinition>

const calls: { resource: string; name: string; definition: CallDefinition }[] = []
for (const file of readdirSync(`${import.meta.dirname}/calls`).filter((name) => /^[^.]+\.ts$/.test(name))) {
  const resource = file.replace('.ts', '')
  const exported: Record<string, unknown> = await import(`./calls/${resource}.ts`)
  for (const [name, value] of Object.entries(exported)) {
    const definition = typeof value === 'function' && (await (value as Call)(mirror, {}))
    if (definition && 'path' in definition) calls.push({ resource, name, definition })
  }
}

let bundles: Readonly<Record<string, string>> = {}
beforeAll(async () => {
  const entries = calls.map(({ resource, name }) => [
    `${resource}.${name}`,
    `export { ${name} } from '@galleria/platform-client/${resource}'`,
  ])
  bundles = await bundle(Object.fromEntries(entries), {
    directory: import.meta.dirname,
    external: ['@galleria/platform-client'],
  })
})

test.each(calls)(
  'a page that uses $resource.$name carries no other call',
  ({ resource, name, definition }) => {
    const code = bundles[`${resource}.${name}`] ?? ''
    const holds = (text: string) => ['"', "'", '`'].some((quote) => code.includes(quote + text + quote))
    expect(holds(definition.path)).toBe(true)
    const others = calls.map((call) => call.definition).filter((other) => other.name !== definition.name)
    expect(others.map((other) => other.name).filter(holds)).toEqual([])
    expect(others.map(({ path }) => path).filter((path) => path !== definition.path && holds(path))).toEqual(
      [],
    )
  },
)
