import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
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
  const folder = `${import.meta.dirname}/../calls`
  for (const file of readdirSync(folder, { encoding: 'utf8', recursive: true })) {
    if (!/^[^.]+\.ts$/.test(file)) continue
    const resource = basename(file, '.ts')
    const exported: Record<string, unknown> = await import(`${folder}/${file}`)
    for (const [name, value] of Object.entries(exported)) {
      const definition = typeof value === 'function' && (await (value as Call)(mirror, {}))
      if (definition && 'path' in definition) calls.push({ resource, name, definition })
    }
  }
  return calls
}
