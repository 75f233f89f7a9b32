/** Sections by name, with `/:id` for one item. Each is a file of its own. */
export const sections = {
  '': () => import('./pages/codes.tsx'),
  'codes/:id': () => import('./pages/code.tsx'),
  automatic: () => import('./pages/automatic.tsx'),
  'automatic/:id': () => import('./pages/rule.tsx'),
  memberships: () => import('./pages/plans.tsx'),
  'memberships/:id': () => import('./pages/plan.tsx'),
  'gift-cards': () => import('./pages/gift-cards.tsx'),
  'gift-cards/:id': () => import('./pages/gift-card.tsx'),
}
