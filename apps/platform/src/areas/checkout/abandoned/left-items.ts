import type { PlatformConfig } from '../../../data/config.ts'
import { type Item, imageOf, nameOf, unitPrice } from '../../cart/index.ts'
import { letterPicture } from '../../media/index.ts'
import type { LeftItem } from './left-letter.ts'

/** Items of a cart or checkout that was left, as its letter shows them; deleted products are left out. */
export function leftItems(config: PlatformConfig, items: readonly Item[]): LeftItem[] {
  return items
    .filter(({ status }) => status !== 'NOT_FOUND')
    .map((item) => ({
      name: nameOf(item),
      quantity: item.quantity,
      amount: unitPrice(item) * item.quantity,
      picture: letterPicture(config, imageOf(config, item).image?.url),
    }))
}
