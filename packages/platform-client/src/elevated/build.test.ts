import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRsbuild } from '@rsbuild/core'
import { expect, test } from 'vitest'

const code = `import { createElevatedClient } from '@galleria/platform-client/elevated'
globalThis.client = createElevatedClient`

/** A real build of a page, or of a server, that imports the elevated client; tells what it complains about. */
async function complaintsOf(target: 'web' | 'node'): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'galleria-elevated-'))
  try {
    const rsbuild = await createRsbuild({
      cwd: import.meta.dirname,
      config: {
        mode: 'production',
        logLevel: 'silent',
        source: { entry: { index: `data:text/javascript,${encodeURIComponent(code)}` } },
        output: { target, distPath: { root } },
        tools: { htmlPlugin: false },
      },
    })
    const told: string[] = []
    rsbuild.onAfterBuild(({ stats }) => void told.push(stats?.toString('errors-only') ?? ''))
    await rsbuild.build().then(
      ({ close }) => close(),
      () => undefined,
    )
    return told.join('\n')
  } finally {
    await rm(root, { recursive: true })
  }
}

test('A build for browsers ends with the reason; a build for a server has the elevated client', async () => {
  expect(await complaintsOf('web')).toContain(
    'the-elevated-client-holds-secrets-and-must-not-be-built-for-a-browser',
  )
  expect(await complaintsOf('node')).toBe('')
})
