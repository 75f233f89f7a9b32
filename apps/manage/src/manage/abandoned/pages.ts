/** The list, and one cart. Each is a file of its own. */
export const sections = { '': () => import('./pages/carts.tsx'), '/:id': () => import('./pages/cart.tsx') }
