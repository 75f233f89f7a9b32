import type { PlatformConfig } from '../../../data/config.ts'
import { type Item, imageOf, nameOf, unitPrice } from '../../cart/index.ts'
import { letterPicture } from '../../media/index.ts'
import type { LeftItem } from './left-letter.ts'

/** What was left, as the letter shows it; without what is gone from the catalog. */
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
