import type { MinePage } from './page.ts'

type Load = () => Promise<unknown>

/** By the last part of the address. Each is a file of its own. */
const loads: Readonly<Record<string, Load>> = {
  '': () => import('./pages/profile.tsx'),
  about: () => import('./pages/about.tsx'),
  contact: () => import('./pages/contact.tsx'),
  community: () => import('./pages/community.tsx'),
  communication: () => import('./pages/communication.tsx'),
  data: () => import('./pages/data.tsx'),
  slug: () => import('./pages/slug.ts'),
}

const known = new Map<string, MinePage>()

export async function openPage(name: string): Promise<MinePage | undefined> {
  const page = known.get(name) ?? ((await loads[name]?.()) as MinePage | undefined)
  if (page) known.set(name, page)
  return page
}

/** One that `openPage` has brought. */
export function opened(name: string): MinePage | undefined {
  return known.get(name)
}
