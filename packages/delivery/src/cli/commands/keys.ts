import { type Command, InvalidArgumentError } from 'commander'
import { DeliveryFault } from '../../base/fault.ts'
import { newKey, privateText, publicText } from '../../keys/key-text.ts'
import { openRing } from '../../keys/ring.ts'
import type { SigningKey } from '../../keys/signature.ts'
import { retire, rotate } from '../../maintenance/rotate.ts'
import { loadRegistry } from '../../registry/change.ts'
import type { TeamKey } from '../../registry/document.ts'
import { grantKey, revokeKey } from '../../registry/grant.ts'
import { type CommonOptions, changing, delivery, say, telling } from '../support/context.ts'
import { minute, table } from '../support/table.ts'

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
    .description('Lists the keys that sign on this machine, and the keys of teams in the registry.')
    .action(async (options: CommonOptions) => {
      const context = await delivery(options)
      const signing = context.signing.map((key) => ({ id: key.id, publicKey: publicText(key) }))
      const { document } = await loadRegistry(context)
      const teams = Object.entries(document.keys).map(([id, key]) => ({ id, ...key }))
      say(options, { signing, teams }, (all) => [
        ...all.signing.map(({ id, publicKey }) => `${id}  ${publicKey}`),
        ...(all.teams.length === 0 ? [] : ['']),
        ...table(['key', 'name', 'role', 'modules', 'since', 'granted by'], all.teams.map(row)),
      ])
    })

  changing(keys.command('grant'))
    .description('Lets a key release modules over the shop’s address. Without --public-key, creates the key.')
    .argument('<name>', 'name of the team or pipeline, for the history')
    .option('--module <name>', 'module that the key may release; repeat it for more', collect, [])
    .option('--role <role>', 'releaser, maintainer (also changes settings) or owner', role, 'releaser')
    .option('--public-key <key>', 'public key that the team made with keys create')
    .addHelpText(
      'after',
      '\nExample:\n  npm run galleria -- keys grant "Cart team" --module cart\n  npm run galleria -- keys revoke 3f2a90c1d2e4a5b6',
    )
    .action(async (name: string, options: GrantOptions) => {
      const made = options.publicKey === undefined ? newKey() : null
      const publicKey = options.publicKey ?? publicText(made as SigningKey)
      const { role, module: modules } = options
      const id = await grantKey(await delivery(options), { name, role, modules, publicKey })
      const answer = { id, name, role, modules, publicKey, privateKey: made && privateText(made) }
      say(options, answer, ({ privateKey }) => [
        `Key ${id} (${name}) may now act as ${role}${modules.length > 0 ? ` of ${modules.join(', ')}` : ''}.`,
        ...(privateKey
          ? [`REGISTRY_PRIVATE_KEY=${privateKey}`, 'The private key isn’t stored. Copy it now.']
          : []),
      ])
    })

  changing(keys.command('revoke'))
    .description('Takes a team’s key out of the registry. It releases nothing from now on.')
    .argument('<id>', 'ID of the key, as keys list shows it')
    .action(async (id: string, options: CommonOptions) => {
      const { name } = await revokeKey(await delivery(options), id)
      say(options, { id, name }, () => `Revoked key ${id} (${name}).`)
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

interface GrantOptions extends CommonOptions {
  readonly module: string[]
  readonly role: TeamKey['role']
  readonly publicKey?: string
}

function row({ id, name, role, modules, since, by }: TeamKey & { id: string }): string[] {
  return [id, name, role, modules.join(', ') || 'all', minute(since), by]
}

function collect(value: string, before: string[]): string[] {
  return [...before, value]
}

function role(text: string): TeamKey['role'] {
  if (text === 'owner' || text === 'maintainer' || text === 'releaser') return text
  throw new InvalidArgumentError(`Enter releaser, maintainer or owner. Got "${text}".`)
}

function ownRing() {
  if (process.env.REGISTRY_PRIVATE_KEY)
    throw new DeliveryFault(
      'KEY_FROM_ENVIRONMENT',
      "REGISTRY_PRIVATE_KEY is set, so keys can't be rotated here. Unset it to use the keys in .galleria/keys.",
    )
  return openRing(process.env.GALLERIA_HOME || '.galleria')
}
