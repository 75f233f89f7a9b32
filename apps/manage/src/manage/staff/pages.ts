/** Staff of the store; a file of its own. */
export const staffSections = { '': () => import('./pages/staff.tsx') }

/** Changes by staff and apps. */
export const auditSections = { '': () => import('./pages/audit.tsx') }
