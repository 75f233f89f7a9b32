import { join } from 'node:path'

/** Builds the site into `docs/site/dist`; throws where a link is broken. */
export async function buildDocs(): Promise<void> {
  // Read by Astro when it is loaded: nothing is reported to its makers.
  process.env.ASTRO_TELEMETRY_DISABLED = '1'
  const { build } = await import('astro')
  await build({ root: join(import.meta.dirname, '..'), logLevel: 'error' })
}

if (import.meta.main) await buildDocs()
