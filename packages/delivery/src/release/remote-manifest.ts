import * as z from 'zod/mini'
import { DeliveryFault } from '../base/fault.ts'

const strings = z.array(z.string())
const Assets = z.object({
  js: z.object({ sync: strings, async: strings }),
  css: z.object({ sync: strings, async: strings }),
})

/** Parts of `mf-manifest.json` that a release is made from, as the plugins of Rspack, webpack and Vite write it. */
const Manifest = z.object({
  name: z.string(),
  metaData: z.object({
    globalName: z.string(),
    remoteEntry: z.object({
      name: z.string(),
      path: z.string(),
      type: z.enum(['global', 'var', 'module', 'esm']),
    }),
  }),
  shared: z.array(
    z.object({
      name: z.string(),
      requiredVersion: z.optional(z.nullable(z.union([z.string(), z.boolean()]))),
      assets: z.optional(Assets),
    }),
  ),
  exposes: z.array(z.object({ path: z.string(), assets: Assets })),
})
export type RemoteManifest = z.infer<typeof Manifest>

export function parseManifest(text: string, from: string): RemoteManifest {
  const parsed = Manifest.safeParse(json(text))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const why = issue?.path.length
    ? `"${issue.path.join('.')}" has an unexpected value`
    : "the file isn't a JSON object"
  throw new DeliveryFault(
    'MANIFEST_UNREADABLE',
    `${from} isn't a manifest of Module Federation: ${why}. Build with manifest: true.`,
  )
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
