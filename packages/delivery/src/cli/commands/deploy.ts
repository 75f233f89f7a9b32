import { join, resolve } from 'node:path'
import type { Command } from 'commander'
import { DeliveryFault } from '../../base/fault.ts'
import { type DeployInput, deploy } from '../../traffic/deploy.ts'
import type { Deployed } from '../../traffic/move.ts'
import { readShell } from '../../traffic/read-shell.ts'
import { registerShell } from '../../traffic/shells.ts'
import { build } from '../support/build.ts'
import { type CommonOptions, changing, commitHere, delivery, say } from '../support/context.ts'
import { readPercent } from '../support/percent.ts'
import { progressBar } from '../support/progress.ts'
import { journeys, tellRun } from './matrix.ts'

interface Options extends CommonOptions {
  readonly from?: string
  readonly build: boolean
  readonly version?: string
  readonly commit?: string
  readonly canary?: number
  readonly channel: string
  readonly shell?: string
  readonly matrix?: string | true
}

export function addDeploy(program: Command): void {
  changing(program.command('deploy'))
    .description('Builds, signs and uploads modules, asks the gates, then moves traffic to them.')
    .argument('<module...>', 'names of modules')
    .option('--from <folder>', 'release what was built into this folder, by whomever')
    .option('--no-build', 'release what is built in apps/<module>/dist already')
    .option('--version <version>', 'its version; by default made from the content')
    .option('--commit <id>', 'of the source; by default where git is')
    .option('--canary <percent>', 'give it this share of visitors', readPercent)
    .option('--shell <folder>', 'first say what the shell built there brings; no other serves')
    .option('--channel <name>', 'production, staging or preview/<name>', 'production')
    .option(
      '--matrix [suite]',
      'also run the browser tests with it, on an isolated shell, before traffic moves',
    )
    .addHelpText(
      'after',
      `
Examples:
  galleria deploy cart                               build and release for everybody
  galleria deploy cart --canary 10% --why "new tax"  for one visitor in ten
  galleria deploy cart --from dist --version 1.4.0   what another pipeline built
  galleria deploy cart --channel preview/pr-12       for those who follow its link

Exit code 3: a gate keeps it from its traffic.`,
    )
    .action(run)
}

async function run(modules: string[], options: Options): Promise<void> {
  if (modules.length > 1 && (options.from || options.version))
    throw new DeliveryFault('--from and --version go with one module.')
  const context = await delivery(options)
  if (options.build && !options.from) await build(modules)
  if (options.shell) await registerShell(context, await readShell(resolve(options.shell)), { only: true })
  const commit = options.commit ?? commitHere()
  const { canary, channel, version } = options
  const suite = options.matrix === true ? journeys : options.matrix
  const matrix = suite === undefined ? undefined : { suite, onRun: tellRun }
  const answers = await Promise.all(
    modules.map((module) => {
      const from = resolve(options.from ?? join('apps', module, 'dist'))
      const onProgress = progressBar(`uploading ${module}`)
      const input: DeployInput = { module, from, version, commit, canary, channel, matrix, onProgress }
      return deploy(context, input)
    }),
  )
  say(options, answers, (all) => all.flatMap((each) => linesOf(each, options)))
}

function linesOf(
  { module, version, changed, revision, gates }: Deployed,
  { canary, channel }: Options,
): string[] {
  const name = `${module}@${version}`
  if (!changed) return [`${name} is served already`]
  const place = channel === 'production' ? (canary === undefined ? '' : ` to ${canary} %`) : ` to ${channel}`
  const warnings = gates.filter(({ verdict }) => verdict === 'warn')
  return [
    `${name} released${place}, revision ${revision}`,
    ...warnings.flatMap(({ gate, found }) => found.map((line) => `  ${gate}: ${line}`)),
  ]
}
