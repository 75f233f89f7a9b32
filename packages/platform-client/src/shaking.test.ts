import type { Operation } from '@galleria/platform-client/operations'
import { beforeAll, expect, test } from 'vitest'
import { bundle } from './testing/bundle.ts'
import { allCalls } from './testing/definitions.ts'

const calls = await allCalls()

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
  'A page that uses $resource.$name carries no other call',
  ({ resource, name, definition }) => {
    const code = bundles[`${resource}.${name}`] ?? ''
    const holds = (text: string) => ['"', "'", '`'].some((quote) => code.includes(quote + text + quote))
    expect(holds(definition.path)).toBe(true)
    // The embedded platform's name of a call of V1 is a call's of V2.
    const own = [definition.name, (definition as Partial<Operation>).alias]
    const others = calls.map((call) => call.definition).filter((other) => !own.includes(other.name))
    expect(others.map((other) => other.name).filter(holds)).toEqual([])
    expect(others.map(({ path }) => path).filter((path) => path !== definition.path && holds(path))).toEqual(
      [],
    )
  },
)
