/** A member's wishlist, a list of their own that others open by its link, and the same list as they read it. */
import { login } from '@galleria/platform-client/authentication'
import {
  createWishlist,
  deleteWishlist,
  getSharedWishlist,
  moveWishlistItem,
  shareWishlist,
} from '@galleria/platform-client/named-wishlists'
import { queryProducts } from '@galleria/platform-client/products'
import { addItem, getDefaultWishlist, STORES_APP_ID } from '@galleria/platform-client/wishlists'
import { memberOf, visitor } from './lib/session.ts'
import { ada } from './lib/site.ts'

const client = await visitor()
const { sessionToken } = await login(client, { loginId: { email: ada.email }, password: ada.password })
if (!sessionToken) throw new Error('Ada cannot sign in')
const member = await memberOf(client, sessionToken)

const [product] = (await queryProducts(client, { query: { filter: { slug: 'moon-jar' } } })).products
if (!product) throw new Error('The store does not have the jar')
const catalogReference = { catalogItemId: product.id, appId: STORES_APP_ID }
await addItem(member, { catalogReference })
const { wishlist } = await getDefaultWishlist(member)
console.log('Wished for:', wishlist.items.length)

// Extensions of the embedded platform.
const { wishlist: gifts } = await createWishlist(member, { wishlist: { name: 'Gifts' } })
if (!wishlist.id || !gifts.id) throw new Error('A list without an id')
await moveWishlistItem(member, { fromWishlistId: wishlist.id, toWishlistId: gifts.id, catalogReference })
const shared = await shareWishlist(member, { wishlistId: gifts.id, showsName: true })
const token = shared.wishlist.share?.token ?? ''
const { sharedWishlist } = await getSharedWishlist(client, { token })
console.log(`${sharedWishlist.name} of ${sharedWishlist.ownerName}:`, sharedWishlist.items.length)
await deleteWishlist(member, { wishlistId: gifts.id })
