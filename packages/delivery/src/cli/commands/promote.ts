import type { Command } from 'commander'
import { DeliveryFault } from '../../base/fault.ts'
import { readPublicKeys } from '../../keys/key-text.ts'
import { trustIn } from '../../keys/signature.ts'
import type { Delivery } from '../../registry/delivery.ts'
import { openStore } from '../../registry/open-store.ts'
import type { Source } from '../../release/copy-release.ts'
import { promoteSeen } from '../../telemetry/promote.ts'
import { promoteFrom } from '../../traffic/promote-from.ts'
import { changing, say } from '../support/context.ts'
import { movedLine } from '../support/moved-line.ts'
import { readPercent } from '../support/percent.ts'
import { atShop, hereOrThere, type ShopOptions, shopOf } from '../support/shop.ts'
import { matrixOf } from './matrix.ts'

interface Options extends ShopOptions {
  readonly from?: string
  readonly to?: string
  readonly fromStore?: string
  readonly fromKey?: string
  readonly canary?: number
  readonly matrix?: string | true
  readonly breaking?: string
  readonly despite?: string
}

export function addPromote(program: Command): void {
  atShop(changing(program.command('promote')))
    .description(
      'Releases the canary to all visitors, once it was seen often enough and did not perform worse. With --from, moves the release of one channel, or of another store, to another channel.',
    )
    .argument('<module>', 'name of the module')
    .option('--from <channel>', 'channel that has the release: staging, preview/<name> or production')
    .option('--to <channel>', 'channel that gets it (default: production)')
    .option('--from-store <store>', 'folder or s3://bucket/prefix of the other store (default: this one)')
    .option('--from-key <key>', 'public key of the other store (default: the keys trusted here)')
    .option(
      '--canary <percent>',
      'with --from: release to this share of visitors (default: the share of the settings)',
      readPercent,
    )
    .option('--matrix [suite]', 'with --from: also run the browser tests before traffic moves')
    .option('--breaking <reason>', 'with --from: let a page go that no live module links to')
    .option('--despite <reason>', 'promote a canary that was ended or has too few page views')
    .addHelpText(
      'after',
      `
Examples:
  npm run galleria -- promote cart                               the canary, to all visitors
  npm run galleria -- promote cart --from staging                the bytes of staging, to production
  npm run galleria -- promote cart --from preview/pr-12 --to staging
  npm run galleria -- promote cart --from production --from-store s3://staging-shop/modules

Exit code 3: a release check failed, and no traffic moved.`,
    )
    .action(run)
}

async function run(module: string, options: Options): Promise<void> {
  const { from, despite } = options
  if (from !== undefined) return runFrom(module, from, options)
  const alone = (['to', 'fromStore', 'fromKey', 'canary', 'matrix', 'breaking'] as const).find(
    (name) => options[name] !== undefined,
  )
  if (alone !== undefined)
    throw new DeliveryFault(
      'OPTION_NEEDS_FROM',
      `--${alone.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)} works with --from only. Name the channel that has the release, such as --from staging.`,
    )
  const done = await hereOrThere(options, 'promote', { module, despite }, (context) =>
    promoteSeen(context, module, despite),
  )
  say(options, done, (each) => movedLine(each, 'to all visitors'))
}

async function runFrom(module: string, from: string, options: Options): Promise<void> {
  const { to = 'production', fromStore, breaking, despite } = options
  if (shopOf(options) !== undefined && (options.matrix !== undefined || fromStore))
    throw new DeliveryFault(
      'OPTION_NEEDS_STORE',
      '--matrix and --from-store need the store itself. Leave them out, or leave out --shop and set MODULE_STORE.',
    )
  const { canary = 'set' as const } = options
  const sent = { module, from, to, canary, breaking, despite }
  const done = await hereOrThere(options, 'promote', sent, async (context) =>
    promoteFrom(context, {
      ...sent,
      source: sourceOf(context, options),
      matrix: matrixOf(options.matrix),
    }).catch((error: unknown) => {
      throw options.fromStore && !options.fromKey ? withKeyHint(error) : error
    }),
  )
  say(options, done, (each) => movedLine(each, placeOf(to, each.share)))
}

/** Undefined for the store itself. */
function sourceOf({ trust }: Delivery, { fromStore, fromKey }: Options): Source | undefined {
  if (fromStore === undefined) return undefined
  return { store: openStore(fromStore), trust: fromKey ? trustIn(readPublicKeys(fromKey)) : trust }
}

/** The other store often has keys of its own. */
function withKeyHint(error: unknown): unknown {
  if (!(error instanceof DeliveryFault) || !error.code.endsWith('_UNTRUSTED')) return error
  return new DeliveryFault(
    error.code,
    `${error.message} Name the public key of the other store with --from-key; npm run galleria -- keys list shows it there.`,
  )
}

function placeOf(channel: string, share: number | undefined): string {
  if (channel !== 'production') return `to ${channel}`
  return share === undefined ? 'to all visitors' : `to ${share}% of visitors`
}
