import { lookAtMySlug } from '@galleria/platform-client/members'
import type { SectionRequest } from '../../data/profile/section.ts'

/** For the field that asks as one types. */
export async function loader({ client, url, signal }: SectionRequest) {
  const slug = (url.searchParams.get('slug') ?? '').slice(0, 60)
  return slug ? lookAtMySlug(client, { slug }, { signal }) : null
}

/** Renders nothing: the route exists for its loader and action. */
export function Page() {
  return null
}
