import type { Command } from 'commander'
import { DeliveryFault } from '../../base/fault.ts'
import { readPrivateKeys } from '../../keys/key-text.ts'
import { openRing } from '../../keys/ring.ts'
import type { SigningKey } from '../../keys/signature.ts'
import type { Delivery } from '../../registry/delivery.ts'
import { askShop } from '../../remote/index.ts'
import { type CommonOptions, delivery, whoAmI } from './context.ts'

export interface ShopOptions extends CommonOptions {
  readonly shop?: string
}

/** Option of every command that a team may run without access to the store. */
export function atShop(command: Command): Command {
  return command.option('--shop <address>', 'ask this shop with your team’s key (default: GALLERIA_SHOP)')
}

/** Address of the shop to ask; undefined where the store itself is open to the command. */
export function shopOf({ shop }: ShopOptions): string | undefined {
  return shop || process.env.GALLERIA_SHOP || undefined
}

/** Does it in the store, or asks the shop to: the same function with the same gates runs there. */
export async function hereOrThere<Answer>(
  options: ShopOptions,
  verb: string,
  input: object,
  here: (delivery: Delivery) => Promise<Answer>,
  files?: ReadonlyMap<string, Uint8Array>,
): Promise<Answer> {
  const shop = shopOf(options)
  if (shop === undefined) return here(await delivery(options))
  const key = await ownKey()
  return askShop({
    shop,
    verb,
    input,
    key,
    by: options.by ?? whoAmI(),
    why: options.why,
    ...(files && { files }),
  })
}

async function ownKey(): Promise<SigningKey> {
  const { REGISTRY_PRIVATE_KEY, GALLERIA_HOME } = process.env
  const keys = REGISTRY_PRIVATE_KEY
    ? readPrivateKeys(REGISTRY_PRIVATE_KEY)
    : await openRing(GALLERIA_HOME || '.galleria').read()
  const [key] = keys
  if (key) return key
  throw new DeliveryFault(
    'SIGNING_KEY_MISSING',
    "No key found to ask the shop with. Set REGISTRY_PRIVATE_KEY to your team's key. An owner of the shop grants one with npm run galleria -- keys grant.",
  )
}
