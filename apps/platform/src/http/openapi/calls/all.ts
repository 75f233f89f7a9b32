import { cart } from './cart.ts'
import { catalog } from './catalog.ts'
import { catalogV3 } from './catalog-v3.ts'
import { checkout } from './checkout.ts'
import { community } from './community.ts'
import { identity } from './identity.ts'
import { loyalty } from './loyalty.ts'
import { loyaltyProgram } from './loyalty-program.ts'
import { members } from './members.ts'
import { orders } from './orders.ts'
import { shipping } from './shipping.ts'

/** Every call of specification §7 and of wire reference §2 and §3. */
export const referenceCalls = [
  identity,
  cart,
  checkout,
  orders,
  shipping,
  loyalty,
  loyaltyProgram,
  members,
  community,
  catalog,
  catalogV3,
] as const
