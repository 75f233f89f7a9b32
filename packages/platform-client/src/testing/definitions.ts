import { readdirSync } from 'node:fs'
import type { CallDefinition, PlatformClient } from '@galleria/platform-client'

/** Answers what a call would send. */
const mirror = { baseUrl: '', send: async (call: CallDefinition) => call } as unknown as PlatformClient
type Call = (client: PlatformClient, input: object) => Promise<CallDefinition>

export interface Defined {
  readonly resource: string
  readonly name: string
  readonly definition: CallDefinition
}

/** Every call that the package exports, with its definition. */
export async function allCalls(): Promise<readonly Defined[]> {
  const calls: Defined[] = []
  for (const file of readdirSync(`${import.meta.dirname}/../calls`)) {
    if (!/^[^.]+\.ts$/.test(file)) continue
    const resource = file.replace('.ts', '')
    const exported: Record<string, unknown> = await import(`../calls/${resource}.ts`)
    for (const [name, value] of Object.entries(exported)) {
      const definition = typeof value === 'function' && (await (value as Call)(mirror, {}))
      if (definition && 'path' in definition) calls.push({ resource, name, definition })
    }
  }
  return calls
}
