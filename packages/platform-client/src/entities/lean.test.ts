import type { Cart, EstimateTotals } from '@galleria/platform-client/entities/cart'
import type {
  CartSummary,
  Cart as CartV2,
  Violation as CartViolation,
  ItemUpsells,
} from '@galleria/platform-client/entities/cart-v2'
import type { Collection, Product } from '@galleria/platform-client/entities/catalog'
import type { Checkout } from '@galleria/platform-client/entities/checkout'
import type { StateMachine, TokenResponse } from '@galleria/platform-client/entities/identity'
import type {
  LoyaltyAccount,
  LoyaltyEarningRule,
  LoyaltyProgram,
  LoyaltyTier,
  LoyaltyTransaction,
} from '@galleria/platform-client/entities/loyalty'
import type { Member } from '@galleria/platform-client/entities/members'
import type { Order } from '@galleria/platform-client/entities/orders'
import type { RedirectSession } from '@galleria/platform-client/entities/redirects'
import type * as lean from '@galleria/platform-client/schemas'
import { expectTypeOf, test } from 'vitest'

test('A full entity can stand wherever a page is promised the lean one', () => {
  expectTypeOf<Cart>().toExtend<lean.Cart>()
  expectTypeOf<EstimateTotals>().toExtend<lean.EstimateTotals>()
  expectTypeOf<CartV2>().toExtend<lean.CartV2>()
  expectTypeOf<CartSummary>().toExtend<lean.CartSummary>()
  expectTypeOf<CartViolation>().toExtend<lean.CartViolation>()
  expectTypeOf<ItemUpsells>().toExtend<lean.ItemUpsells>()
  expectTypeOf<Checkout>().toExtend<lean.Checkout>()
  expectTypeOf<Order>().toExtend<lean.Order>()
  expectTypeOf<LoyaltyAccount>().toExtend<lean.LoyaltyAccount>()
  expectTypeOf<LoyaltyTransaction>().toExtend<lean.LoyaltyTransaction>()
  expectTypeOf<LoyaltyProgram>().toExtend<lean.LoyaltyProgram>()
  expectTypeOf<LoyaltyTier>().toExtend<lean.LoyaltyTier>()
  expectTypeOf<LoyaltyEarningRule>().toExtend<lean.LoyaltyEarningRule>()
  expectTypeOf<Member>().toExtend<lean.Member>()
  expectTypeOf<StateMachine>().toExtend<lean.StateMachine>()
  expectTypeOf<TokenResponse>().toExtend<lean.TokenResponse>()
  expectTypeOf<RedirectSession>().toExtend<lean.RedirectSession>()
  expectTypeOf<Product>().toExtend<lean.Product>()
  expectTypeOf<Collection>().toExtend<lean.Collection>()
})
