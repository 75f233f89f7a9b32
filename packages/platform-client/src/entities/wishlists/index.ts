export { NamedWishlist, SharedWishlist, WishedProduct } from './named-wishlist.ts'
export { Wishlist, WishlistItem, WishlistTags, wishlistErrorData } from './wishlist.ts'
