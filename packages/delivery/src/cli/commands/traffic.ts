import type { Command } from 'commander'
import { moduleIn } from '../../registry/change.ts'
import { approve } from '../../traffic/approve.ts'
import { canary } from '../../traffic/canary.ts'
import { pause } from '../../traffic/pause.ts'
import { changing, say } from '../support/context.ts'
import { movedLine } from '../support/moved-line.ts'
import { readPercent } from '../support/percent.ts'
import { named } from '../support/release-name.ts'
import { atShop, hereOrThere, type ShopOptions } from '../support/shop.ts'

export function addCanary(program: Command): void {
  atShop(changing(program.command('canary')))
    .description(
      'Releases to a share of visitors, or changes the share. Visitors who have the canary keep it.',
    )
    .argument('<release>', '<module>@<version>')
    .argument('<percent>', 'share of visitors, such as 10%', readPercent)
    .addHelpText('after', '\nExample:\n  npm run galleria -- canary cart@1.4.0 25% --why "10% looked fine"')
    .action(async (release: string, percent: number, options: ShopOptions) => {
      const input = { ...named(release), percent }
      const done = await hereOrThere(options, 'canary', input, (context) => canary(context, input))
      say(options, done, (each) => movedLine(each, `to ${percent}% of visitors`))
    })
}

export function addApprove(program: Command): void {
  atShop(changing(program.command('approve')))
    .description('Approves a release of a module whose settings ask for approvals of several people.')
    .argument('<release>', '<module>@<version>')
    .addHelpText('after', '\nExample:\n  npm run galleria -- approve cart@1.4.0 --why "read the change"')
    .action(async (release: string, options: ShopOptions) => {
      const { module, version } = named(release)
      const done = await hereOrThere(options, 'approve', { module, version }, (context) =>
        approve(context, module, version),
      )
      say(
        options,
        done,
        ({ approvals, wanted }) => `${module}@${version} has ${approvals} of ${wanted} approvals.`,
      )
    })
}

export function addPause(program: Command): void {
  atShop(changing(program.command('pause')))
    .description('Stops the canary for all visitors. Resume with "canary": the same visitors get it again.')
    .argument('<module>', 'name of the module')
    .action(async (module: string, options: ShopOptions) => {
      const document = await hereOrThere(options, 'pause', { module }, (context) => pause(context, module))
      const version = moduleIn(document, module).canary?.version
      say(
        options,
        { module, version, revision: document.revision },
        ({ revision }) => `Paused the canary ${module}@${version} (revision ${revision}).`,
      )
    })
}
