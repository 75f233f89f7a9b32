/** The list, and one contract. Each is a file of its own. */
export const sections = {
  '': () => import('./pages/contracts.tsx'),
  '/:id': () => import('./pages/contract.tsx'),
}
