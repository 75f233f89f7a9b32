/** Wishlists: what members keep for later, share, and are written to about. */

import { every } from '../../data/schedule.ts'
import type { Area } from '../../http/area.ts'
import { followStock } from './back-in-stock/follow.ts'
import { tellPriceDrops } from './letters/tell.ts'
import { wishlistsData } from './personal-data-store.ts'
import { wishlistsRoutes } from './routes.ts'

export const wishlists: Area = {
  routes: wishlistsRoutes,
  personalData: wishlistsData,
  schedule(services) {
    every(services, 'price drops of wishes', 300, () => tellPriceDrops(services))
    every(services, 'stock of wishes', 60, () => followStock(services))
  },
}

export { priceDropLetter } from './letters/letter.ts'
