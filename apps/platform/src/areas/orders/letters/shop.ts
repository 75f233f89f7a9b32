import type { LetterShop } from '../../mailbox/index.ts'
import type { Site } from '../../media/index.ts'

/** Facts of the shop for letters about orders. */
export type OrderShop = LetterShop & Site
