/** Path at which widgets on any page read the cart and post their intents. */
export const currentCart = '/cart/current'
