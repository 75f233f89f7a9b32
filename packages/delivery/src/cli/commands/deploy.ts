import { join, resolve } from 'node:path'
import type { Command } from 'commander'
import { DeliveryFault } from '../../base/fault.ts'
import { type DeployInput, deploy } from '../../traffic/deploy.ts'
import { deployTogether } from '../../traffic/deploy-together.ts'
import type { Deployed } from '../../traffic/move.ts'
import { readShell } from '../../traffic/read-shell.ts'
import { registerShell } from '../../traffic/shells.ts'
import { affectedModules } from '../support/affected.ts'
import { build } from '../support/build.ts'
import { changing, commitHere, delivery, say } from '../support/context.ts'
import { commentOf, linesOf, withPreviews } from '../support/deployed.ts'
import { buildOwn, filesToSend, moduleHere, modulesOrOwn } from '../support/own-repository.ts'
import { readPercent } from '../support/percent.ts'
import { progressBar } from '../support/progress.ts'
import { comment } from '../support/pull-request.ts'
import { atShop, hereOrThere, type ShopOptions, shopOf } from '../support/shop.ts'
import { matrixOf } from './matrix.ts'
import { applySettings } from './settings.ts'

export interface DeployOptions extends ShopOptions {
  readonly to?: string
  readonly from?: string
  readonly manifest?: string
  readonly build: boolean
  readonly version?: string
  readonly commit?: string
  readonly canary?: number
  readonly channel: string
  readonly shell?: string
  readonly settings: string[]
  readonly matrix?: string | true
  readonly together?: boolean
  readonly breaking?: string
  readonly despite?: string
  readonly comment?: boolean
  readonly affected?: string
}

export function addDeploy(program: Command): void {
  atShop(changing(program.command('deploy')))
    .description('Builds, signs and uploads modules, runs the release checks, then moves traffic to them.')
    .argument('[module...]', 'names of the modules (default: the one of this repository)')
    .option('--to <address>', 'the same as --shop')
    .option('--from <folder>', 'release the build in this folder instead of building')
    .option(
      '--manifest <file>',
      'with --from: release a remote of any bundler, from this manifest of its federation plugin',
    )
    .option('--no-build', 'release the build that is already in apps/<module>/dist')
    .option('--version <version>', 'version of the release (default: derived from the content)')
    .option('--commit <id>', 'commit of the source (default: the current git commit)')
    .option(
      '--canary <percent>',
      'release to this share of visitors (default: the share of the settings)',
      readPercent,
    )
    .option('--shell <folder>', 'register the shell built there first, as the only one that serves')
    .option(
      '--settings <file>',
      'apply the settings of modules in this file first; repeat it for more',
      (file: string, before: string[]) => [...before, file],
      [] as string[],
    )
    .option('--channel <name>', 'channel: production, staging or preview/<name>', 'production')
    .option('--affected <commit>', 'release the modules of this checkout that changed since the commit')
    .option('--comment', 'put the preview link under the pull request that this pipeline runs for')
    .option('--matrix [suite]', 'also run the browser tests on an isolated shell before traffic moves')
    .option('--despite <reason>', 'release to all visitors although the canary of this release was ended')
    .option('--together', 'release all of them in one step, so that no visitor gets one without the others')
    .option(
      '--breaking <reason>',
      'let a page go that no live module links to, or consumers that go --together',
    )
    .addHelpText(
      'after',
      `
Examples:
  npm run galleria -- deploy cart                               build and release to the share of the settings
  npm run galleria -- deploy cart --canary 10% --why "new tax"  release to 10% of visitors
  npm run galleria -- deploy cart --from dist --version 1.4.0   release another pipeline's build
  npm run galleria -- deploy stores --from dist --manifest mf-manifest.json   release a remote of any bundler
  npm run galleria -- deploy cart --channel preview/pr-12       release to a preview channel
  npm run galleria -- deploy --to https://shop.example          release this repository's module over HTTPS

Exit code 3: a release check failed, and no traffic moved.`,
    )
    .action(runDeploy)
}

export async function runDeploy(named: readonly string[], { to, ...given }: DeployOptions): Promise<void> {
  const options = { ...given, ...(to && { shop: to }) }
  const modules = options.affected ? await affectedModules(options.affected) : modulesOrOwn(named)
  if (modules.length === 0)
    return say(options, [], () => `No module changed since ${options.affected}, so no release is made.`)
  if (modules.length > 1 && (options.from || options.version))
    throw new DeliveryFault(
      'ONE_MODULE_ONLY',
      `--from and --version work with one module at a time. Got ${modules.length}: ${modules.join(', ')}.`,
    )
  if (options.manifest && !options.from)
    throw new DeliveryFault(
      'MANIFEST_WITHOUT_FOLDER',
      '--manifest names a file in a built folder. Add --from <folder>.',
    )
  if (options.together && options.matrix !== undefined)
    throw new DeliveryFault(
      'ONE_MODULE_ONLY',
      '--matrix tests one release at a time. Test the set first with npm run galleria -- matrix.',
    )
  const isAsked = shopOf(options) !== undefined
  if (isAsked && (options.matrix !== undefined || options.shell || options.together || options.settings[0]))
    throw new DeliveryFault(
      'OPTION_NEEDS_STORE',
      '--matrix, --together, --settings and --shell need the store itself. Leave them out, or leave out --to and set MODULE_STORE.',
    )
  const isOwn = moduleHere() !== undefined && named.length === 0
  if (options.build && !options.from) await (isOwn ? buildOwn() : build(modules))
  if (options.shell)
    await registerShell(await delivery(options), await readShell(resolve(options.shell)), { only: true })
  for (const file of options.settings) await applySettings(await delivery(options), resolve(file))
  const inputs = modules.map((module) => {
    const folder = options.from ?? (isOwn ? 'dist' : join('apps', module, 'dist'))
    return inputOf(module, resolve(folder), options)
  })
  const answers = options.together
    ? await deployTogether(await delivery(options), inputs)
    : await Promise.all(inputs.map((input) => release(input, options, isAsked)))
  const done = await withPreviews(answers, options)
  say(options, done, (all) => all.flatMap((each) => linesOf(each, options.channel)))
  if (options.comment)
    for (const each of done) await comment(each.module, commentOf(each, options.channel), process.env)
}

function inputOf(module: string, from: string, options: DeployOptions): DeployInput {
  const { channel, version, canary = 'set', breaking, despite, manifest } = options
  const matrix = matrixOf(options.matrix)
  const commit = options.commit ?? commitHere()
  const onProgress = progressBar(`Uploading ${module}`)
  return { module, from, manifest, version, commit, canary, channel, matrix, breaking, despite, onProgress }
}

async function release(input: DeployInput, options: DeployOptions, isAsked: boolean): Promise<Deployed> {
  const { from: _, manifest: __, matrix: ___, onProgress: ____, ...sent } = input
  const files = isAsked ? await filesToSend(input) : undefined
  return hereOrThere(options, 'deploy', sent, (context) => deploy(context, input), files)
}
