import type { Member } from '@galleria/platform-client/members'

/** Member as the community's pages show them. */
export interface SeenMember {
  readonly id: string
  /** Part of the profile's address: the slug, else the id. */
  readonly slug: string
  readonly name: string | null
  readonly title: string | null
  readonly photo: string | null
  readonly cover: Cover | null
  /** ISO 8601. */
  readonly joined: string | null
}

interface Cover {
  readonly url: string
  /** Position of the crop: per cent from the top, as CSS positions a background. */
  readonly y: number
}

export const profilePath = ({ slug }: Pick<SeenMember, 'slug'>) => `/members/${encodeURIComponent(slug)}`

/** `pictures`: the origin that pages may show pictures of; what stands elsewhere would tell who looks at it. */
export function toSeen({ id, profile, createdDate }: Member, pictures: string): SeenMember {
  const cover = ownPicture(profile?.cover?.url, pictures)
  const y = profile?.cover?.offsetY
  return {
    id,
    slug: profile?.slug || id,
    name: profile?.nickname || null,
    title: profile?.title || null,
    photo: ownPicture(profile?.photo?.url, pictures),
    cover: cover ? { url: cover, y: typeof y === 'number' && y >= 0 && y <= 100 ? y : 50 } : null,
    joined: createdDate ?? null,
  }
}

/** An address that the page's own policy lets it show; null for any other. */
export function ownPicture(url: string | null | undefined, pictures: string): string | null {
  if (!url || !URL.canParse(url)) return null
  return new URL(url).origin === new URL(pictures).origin ? url : null
}
