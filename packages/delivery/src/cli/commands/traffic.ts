import type { Command } from 'commander'
import { moduleIn } from '../../registry/change.ts'
import { canary, promote } from '../../traffic/canary.ts'
import type { Deployed } from '../../traffic/move.ts'
import { pause } from '../../traffic/pause.ts'
import { type CommonOptions, changing, delivery, say } from '../support/context.ts'
import { readPercent } from '../support/percent.ts'
import { named } from '../support/release-name.ts'

export function addCanary(program: Command): void {
  changing(program.command('canary'))
    .description(
      'Releases to a share of visitors, or changes the share. Visitors who have the canary keep it.',
    )
    .argument('<release>', '<module>@<version>')
    .argument('<percent>', 'share of visitors, such as 10%', readPercent)
    .addHelpText('after', '\nExample:\n  npm run galleria -- canary cart@1.4.0 25% --why "10% looked fine"')
    .action(async (release: string, percent: number, options: CommonOptions) => {
      const done = await canary(await delivery(options), { ...named(release), percent })
      say(options, done, (each) => lineOf(each, `goes to ${percent}% of visitors`))
    })
}

export function addPromote(program: Command): void {
  changing(program.command('promote'))
    .description('Releases the canary to all visitors.')
    .argument('<module>', 'name of the module')
    .action(async (module: string, options: CommonOptions) => {
      say(options, await promote(await delivery(options), module), (done) =>
        lineOf(done, 'goes to all visitors'),
      )
    })
}

export function addPause(program: Command): void {
  changing(program.command('pause'))
    .description('Stops the canary for all visitors. Resume with "canary": the same visitors get it again.')
    .argument('<module>', 'name of the module')
    .action(async (module: string, options: CommonOptions) => {
      const document = await pause(await delivery(options), module)
      const version = moduleIn(document, module).canary?.version
      say(
        options,
        { module, version, revision: document.revision },
        ({ revision }) => `Paused the canary ${module}@${version} (revision ${revision}).`,
      )
    })
}

function lineOf({ module, version, revision, changed }: Deployed, what: string): string {
  return `${module}@${version} ${what}${changed ? ` (revision ${revision}).` : ' already. Nothing changed.'}`
}
