import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { describeFault, Fault } from '../lib/fault.ts'
import { run } from '../lib/processes.ts'
import { root } from '../store/layout.ts'

/** `<app> [--out <file>]`: what an app stands on in production, by the lockfile, with versions, hashes and licenses (CycloneDX). */
export async function sbom(args: string[]): Promise<number> {
  try {
    const { app, out } = read(args)
    const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--sbom-type', 'application']
    const { code, output } = await run(
      'pnpm',
      ['sbom', ...format, '--prod', '--filter', `@galleria/${app}`, ...(out ? ['--out', out] : [])],
      { cwd: root },
    )
    console.log(out && code === 0 ? `Wrote ${out}.` : output.trimEnd())
    return code
  } catch (error) {
    console.error(describeFault(error))
    return 1
  }
}

function read(args: string[]): { app: string; out: string | undefined } {
  const options = { out: { type: 'string' } } as const
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options })
  const [app = ''] = positionals
  if (positionals.length === 1 && /^[a-z-]+$/.test(app) && existsSync(join(root, 'apps', app)))
    return { app, out: values.out }
  throw new Fault(
    'APP_UNKNOWN',
    `There's no app "${positionals.join(' ')}".`,
    'Name one folder of apps/: npm run sbom -- platform --out platform.cdx.json',
  )
}
