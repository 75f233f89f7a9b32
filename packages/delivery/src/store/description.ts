import type { ReleaseDescription } from '@galleria/federation'
import * as z from 'zod/mini'
import { DeliveryFault } from '../fault.ts'

const Assets = z.object({ js: z.array(z.string()), css: z.array(z.string()) })

const Description = z.object({
  schema: z.literal(1),
  name: z.string(),
  prefixes: z.array(z.string()),
  nav: z.array(
    z.object({
      label: z.string(),
      labels: z.optional(z.record(z.string(), z.string())),
      to: z.string(),
    }),
  ),
  widgets: z.array(z.string()),
  uses: z.array(z.string()),
  entry: z.string(),
  server: z.string(),
  module: Assets,
  chunks: z.record(z.string(), Assets),
  files: z.record(z.string(), z.object({ integrity: z.string(), bytes: z.number() })),
  requires: z.record(z.string(), z.string()),
})

export function parseDescription(text: string, from: string): ReleaseDescription {
  const parsed = Description.safeParse(json(text))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new DeliveryFault(`${from} is no release description (${issue?.path.join('.') || 'not JSON'}).`)
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
