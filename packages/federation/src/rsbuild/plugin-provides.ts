import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { everyOperation } from '@galleria/platform-client/operations'
import type { RsbuildPlugin, Rspack } from '@rsbuild/core'
import type { ShellAgreement } from '../release.ts'
import { agreementOf } from './agreement-of.ts'
import { usesIn } from './contract-of.ts'
import { versionsOf } from './requires-of.ts'
import { type Exports, providedExports } from './shared-exports.ts'
import { sourcesOf } from './sources-of.ts'

/**
 * Writes what a shell brings: `provides.json` (versions of shared packages) and `agreement.json` (their exports, the
 * platform's calls, and what the shell itself places, links to and hears). Gates compare modules with both.
 */
export function pluginProvides(folder: string): RsbuildPlugin {
  return {
    name: 'galleria:provides',
    setup(api) {
      const { rootPath } = api.context
      const dist = join(rootPath, folder)
      const src = join(rootPath, 'src')
      let exports: Exports = {}
      api.modifyRspackConfig((config, { environment }) => {
        if (environment.name !== 'web') return
        config.plugins ??= []
        config.plugins.push((compiler: Rspack.Compiler) => {
          compiler.hooks.afterEmit.tap('galleria:provides', (compilation) => {
            exports = providedExports(compilation)
          })
        })
      })
      api.onAfterBuild(() => {
        const scripts = readdirSync(join(dist, 'web'), { encoding: 'utf8' })
          .filter((file) => file.endsWith('.js'))
          .map((file) => join(dist, 'web', file))
        const { links, events } = agreementOf(src, scripts)
        const agreement: ShellAgreement = {
          exports,
          operations: [...new Set(everyOperation.map(({ name }) => name))].sort(),
          uses: usesIn(sourcesOf(src)),
          links,
          hears: events.hears,
        }
        writeFileSync(join(dist, 'provides.json'), `${JSON.stringify(versionsOf(rootPath), null, 1)}\n`)
        writeFileSync(join(dist, 'agreement.json'), `${JSON.stringify(agreement, null, 1)}\n`)
      })
    },
  }
}
