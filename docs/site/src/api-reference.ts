import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { root } from './sources.ts'

/** Lays the reference of the client's API, which `npm run docs` makes first, into the site at `/api/`. */
export const includeApiReference: AstroIntegration = {
  name: 'api-reference',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const made = join(root, 'docs/api/dist')
      if (existsSync(made)) cpSync(made, join(fileURLToPath(dir), 'api'), { recursive: true })
    },
  },
}
