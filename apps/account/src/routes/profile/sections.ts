import type { MinePage } from '../../data/profile/section.ts'

type Load = () => Promise<unknown>

/** By the last part of the address. Each is a file of its own. */
const loads: Readonly<Record<string, Load>> = {
  '': () => import('./profile.tsx'),
  about: () => import('./about.tsx'),
  contact: () => import('./contact.tsx'),
  community: () => import('./community.tsx'),
  communication: () => import('./communication.tsx'),
  data: () => import('./data.tsx'),
  slug: () => import('./slug.ts'),
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
