import type { ProfileSection } from '../../data/profile/section.ts'

type Load = () => Promise<unknown>

/** Loaders by the last part of the address. Each is a file of its own. */
const loads: Readonly<Record<string, Load>> = {
  '': () => import('./profile.tsx'),
  about: () => import('./about.tsx'),
  contact: () => import('./contact.tsx'),
  community: () => import('./community.tsx'),
  communication: () => import('./communication.tsx'),
  data: () => import('./data.tsx'),
  slug: () => import('./slug.ts'),
}

const cache = new Map<string, ProfileSection>()

export async function openPage(name: string): Promise<ProfileSection | undefined> {
  const page = cache.get(name) ?? ((await loads[name]?.()) as ProfileSection | undefined)
  if (page) cache.set(name, page)
  return page
}

/** One that `openPage` has brought. */
export function opened(name: string): ProfileSection | undefined {
  return cache.get(name)
}
