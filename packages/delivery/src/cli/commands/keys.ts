import type { Command } from 'commander'
import { DeliveryFault } from '../../base/fault.ts'
import { newKey, privateText, publicText } from '../../keys/key-text.ts'
import { openRing } from '../../keys/ring.ts'
import { retire, rotate } from '../../maintenance/rotate.ts'
import { type CommonOptions, changing, delivery, say, telling } from '../support/context.ts'

export function addKeys(program: Command): void {
  const keys = program.command('keys').description('Keys that sign releases.')

  telling(keys.command('create'))
    .description('Makes a pair and keeps it nowhere: for REGISTRY_PRIVATE_KEY of a pipeline.')
    .action((options: CommonOptions) => {
      const key = newKey()
      const pair = { id: key.id, privateKey: privateText(key), publicKey: publicText(key) }
      say(options, pair, ({ privateKey, publicKey }) => [
        `REGISTRY_PRIVATE_KEY=${privateKey}`,
        `REGISTRY_PUBLIC_KEY=${publicKey}`,
      ])
    })

  telling(keys.command('list'))
    .description('Keys that sign here, and what shells must believe.')
    .action(async (options: CommonOptions) => {
      const { signing } = await delivery(options)
      const all = signing.map((key) => ({ id: key.id, publicKey: publicText(key) }))
      say(options, all, (each) => each.map(({ id, publicKey }) => `${id}  ${publicKey}`))
    })

  changing(keys.command('rotate'))
    .description('Adds a key; everything is signed by it too, and shells go on with the old one.')
    .addHelpText(
      'after',
      `
In three steps, none of which stops a shell:
  1. galleria keys rotate
  2. give every shell the printed REGISTRY_PUBLIC_KEY
  3. galleria keys retire <old id>`,
    )
    .action(async (options: CommonOptions) => {
      const added = await rotate(await delivery(options), ownRing())
      say(options, { id: added.id, publicKey: publicText(added) }, ({ id, publicKey }) => [
        `key ${id} signs from now on. Give every shell`,
        `REGISTRY_PUBLIC_KEY=${publicKey}`,
      ])
    })

  changing(keys.command('retire'))
    .description('Takes a key away: shells that believe no other stop at what they have.')
    .argument('<id>')
    .action(async (id: string, options: CommonOptions) => {
      await retire(await delivery(options), ownRing(), id)
      say(options, { id }, () => `key ${id} signs nothing more`)
    })
}

function ownRing() {
  if (process.env.REGISTRY_PRIVATE_KEY)
    throw new DeliveryFault(
      'The keys come from REGISTRY_PRIVATE_KEY: keep them in the ring of the machine that rotates them (.galleria/keys).',
    )
  return openRing(process.env.GALLERIA_HOME || '.galleria')
}
