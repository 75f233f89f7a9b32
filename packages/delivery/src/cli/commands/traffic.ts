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
    .description('Gives a release a share of visitors, or changes the share; who has it keeps it.')
    .argument('<release>', '<module>@<version>')
    .argument('<percent>', 'of visitors, as 10%', readPercent)
    .addHelpText('after', '\nExample:\n  galleria canary cart@1.4.0 25% --why "ten were fine"')
    .action(async (release: string, percent: number, options: CommonOptions) => {
      const done = await canary(await delivery(options), { ...named(release), percent })
      say(options, done, (each) => lineOf(each, `has ${percent} % of visitors`))
    })
}

export function addPromote(program: Command): void {
  changing(program.command('promote'))
    .description('Gives the canary to everybody.')
    .argument('<module>')
    .action(async (module: string, options: CommonOptions) => {
      say(options, await promote(await delivery(options), module), (done) =>
        lineOf(done, 'is served to everybody'),
      )
    })
}

export function addPause(program: Command): void {
  changing(program.command('pause'))
    .description('Takes the canary from everybody, until "canary" gives it to the same visitors again.')
    .argument('<module>')
    .action(async (module: string, options: CommonOptions) => {
      const document = await pause(await delivery(options), module)
      const version = moduleIn(document, module).canary?.version
      say(
        options,
        { module, version, revision: document.revision },
        ({ revision }) => `the canary ${module}@${version} is paused, revision ${revision}`,
      )
    })
}

function lineOf({ module, version, revision, changed }: Deployed, what: string): string {
  return `${module}@${version} ${what}, ${changed ? `revision ${revision}` : 'as before'}`
}
