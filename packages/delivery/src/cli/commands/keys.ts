import type { Command } from 'commander'
import { DeliveryFault } from '../../base/fault.ts'
import { newKey, privateText, publicText } from '../../keys/key-text.ts'
import { openRing } from '../../keys/ring.ts'
import { retire, rotate } from '../../maintenance/rotate.ts'
import { type CommonOptions, changing, delivery, say, telling } from '../support/context.ts'

export function addKeys(program: Command): void {
  const keys = program.command('keys').description('Manages the keys that sign releases.')

  telling(keys.command('create'))
    .description('Prints a new key pair without storing it. Use it for REGISTRY_PRIVATE_KEY of a pipeline.')
    .action((options: CommonOptions) => {
      const key = newKey()
      const pair = { id: key.id, privateKey: privateText(key), publicKey: publicText(key) }
      say(options, pair, ({ privateKey, publicKey }) => [
        `REGISTRY_PRIVATE_KEY=${privateKey}`,
        `REGISTRY_PUBLIC_KEY=${publicKey}`,
      ])
    })

  telling(keys.command('list'))
    .description('Lists the keys that sign on this machine, with the public keys that shells must trust.')
    .action(async (options: CommonOptions) => {
      const { signing } = await delivery(options)
      const all = signing.map((key) => ({ id: key.id, publicKey: publicText(key) }))
      say(options, all, (each) => each.map(({ id, publicKey }) => `${id}  ${publicKey}`))
    })

  changing(keys.command('rotate'))
    .description(
      'Adds a signing key. Releases are signed with both keys, so shells keep working with the old one.',
    )
    .addHelpText(
      'after',
      `
Replace a key in 3 steps, without stopping a shell:
  1. npm run galleria -- keys rotate
  2. Set REGISTRY_PUBLIC_KEY of every shell to the printed value.
  3. npm run galleria -- keys retire <old id>`,
    )
    .action(async (options: CommonOptions) => {
      const added = await rotate(await delivery(options), ownRing())
      say(options, { id: added.id, publicKey: publicText(added) }, ({ id, publicKey }) => [
        `Key ${id} now signs releases. Set this variable for every shell:`,
        `REGISTRY_PUBLIC_KEY=${publicKey}`,
      ])
    })

  changing(keys.command('retire'))
    .description('Removes a signing key. Shells that trust only this key stop receiving releases.')
    .argument('<id>', 'ID of the key, as keys list shows it')
    .action(async (id: string, options: CommonOptions) => {
      await retire(await delivery(options), ownRing(), id)
      say(options, { id }, () => `Key ${id} no longer signs releases.`)
    })
}

function ownRing() {
  if (process.env.REGISTRY_PRIVATE_KEY)
    throw new DeliveryFault(
      'KEY_FROM_ENVIRONMENT',
      "REGISTRY_PRIVATE_KEY is set, so keys can't be rotated here. Unset it to use the keys in .galleria/keys.",
    )
  return openRing(process.env.GALLERIA_HOME || '.galleria')
}
