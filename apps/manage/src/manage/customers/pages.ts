/** Sections by name, with `/:id` for one item. Each is a file of its own. */
export const sections = {
  '': () => import('./pages/customers.tsx'),
  '/:id': () => import('./pages/customer.tsx'),
}

export const segmentSections = {
  '': () => import('./pages/segments.tsx'),
  '/:id': () => import('./pages/segment.tsx'),
}
