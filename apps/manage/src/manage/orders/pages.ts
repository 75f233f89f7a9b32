/** Sections by name, with `/:id` for one item. Each is a file of its own. */
export const sections = {
  '': () => import('./pages/orders.tsx'),
  '/:id': () => import('./pages/order.tsx'),
}
