import type { Command } from 'commander'
import { branchChannel } from '../support/branch-channel.ts'
import { build } from '../support/build.ts'
import { changing } from '../support/context.ts'
import { buildHere, moduleHere, modulesOrOwn } from '../support/own-repository.ts'
import { atShop, type ShopOptions } from '../support/shop.ts'
import { runDeploy } from './deploy.ts'

interface Options extends ShopOptions {
  readonly release?: boolean
  readonly channel?: string
}

export function addBuild(program: Command): void {
  atShop(changing(program.command('build')))
    .description('Builds modules. With --release each build is in the shop at once, under a link of its own.')
    .argument('[module...]', 'names of the modules (default: the one of this repository)')
    .option('--release', 'release to the preview channel of this branch, and print a signed link')
    .option('--channel <name>', 'with --release: another channel, such as staging')
    .addHelpText('after', '\nExample:\n  npm run galleria -- build cart --release')
    .action(
      async (named: string[], { release, channel = branchChannel(process.env), ...options }: Options) => {
        const modules = modulesOrOwn(named)
        await (moduleHere() !== undefined && named.length === 0 ? buildHere() : build(modules))
        if (release) await runDeploy(named, { ...options, channel, build: false, settings: [] })
      },
    )
}
