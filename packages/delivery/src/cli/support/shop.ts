import type { Command } from 'commander'
import { ownKey } from '../../keys/own-key.ts'
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
  const key = await ownKey(process.env)
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
