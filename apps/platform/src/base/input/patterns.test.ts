import { afterAll, beforeAll, expect, it } from 'vitest'
import type { z } from 'zod'
import { createTestPlatform, type TestPlatform } from '../../dev/testing.ts'
import { callsOf } from '../../http/openapi/registry.ts'
import { type Def, defOf, type Schema, sidesOf, wrappedBy } from './unwrap.ts'

let site: TestPlatform
beforeAll(async () => {
  site = await createTestPlatform()
})
afterAll(() => site?.close())

/** Every schema that an input consists of. */
function allOf(schema: Schema, found = new Set<Schema>()): ReadonlySet<Schema> {
  if (found.has(schema)) return found
  found.add(schema)
  for (const part of partsOf(defOf(schema))) allOf(part, found)
  return found
}

function partsOf(def: Def): readonly Schema[] {
  switch (def.type) {
    case 'object':
      return [...Object.values(def.shape), ...(def.catchall ? [def.catchall] : [])]
    case 'array':
      return [def.element]
    case 'tuple':
      return [...def.items, ...(def.rest ? [def.rest] : [])]
    case 'record':
      return [def.keyType, def.valueType]
    case 'pipe':
      return [def.in, def.out]
    default: {
      const held = wrappedBy(def)
      return held ? [held.schema] : sidesOf(def)
    }
  }
}

/** Patterns of a text, and whether each says in words what form is wanted. */
function patternsOf(schema: Schema): { readonly pattern: string; readonly told: boolean }[] {
  return (defOf(schema).checks ?? []).flatMap(({ _zod }) => {
    const def = _zod.def as z.core.$ZodCheckRegexDef
    return def.check === 'string_format' && def.format === 'regex'
      ? [{ pattern: String(def.pattern), told: def.error !== undefined }]
      : []
  })
}

it('Every pattern that an input of a call must match says in words what form is wanted', () => {
  let patterns = 0
  const untold: string[] = []
  for (const { name, input } of callsOf(site.platform.app)) {
    if (!input) continue
    for (const { pattern, told } of [...allOf(input)].flatMap(patternsOf)) {
      patterns += 1
      if (!told) untold.push(`${name}: ${pattern}`)
    }
  }
  expect(untold).toEqual([])
  expect(patterns).toBeGreaterThan(100)
})
