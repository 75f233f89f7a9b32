/** Brands, which are called the same in every language. */
export const channelNames: Readonly<Record<string, string>> = {
  FACEBOOK: 'Facebook',
  INSTAGRAM: 'Instagram',
  LINKEDIN: 'LinkedIn',
  X: 'X',
  TIKTOK: 'TikTok',
}

export const channels = ['INSTAGRAM', 'FACEBOOK', 'TIKTOK', 'X', 'LINKEDIN'] as const
export type Channel = (typeof channels)[number]

export const isChannel = (name: string): name is Channel => channels.some((each) => each === name)

/** Search page of a channel for a store, because the platform stores no address of the store there. */
export function searchOn(channel: Channel, store: string): string {
  const name = encodeURIComponent(store)
  return {
    FACEBOOK: `https://www.facebook.com/search/pages?q=${name}`,
    INSTAGRAM: `https://www.instagram.com/explore/search/keyword/?q=${name}`,
    LINKEDIN: `https://www.linkedin.com/search/results/companies/?keywords=${name}`,
    TIKTOK: `https://www.tiktok.com/search/user?q=${name}`,
    X: `https://x.com/search?f=user&q=${name}`,
  }[channel]
}
