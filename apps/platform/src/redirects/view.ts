/** Redirect session (spec §7, wire §2.3). */
export function redirectSessionView(id: string, url: URL) {
  return {
    id,
    fullUrl: url.href,
    urlDetails: {
      endpoint: `${url.origin}${url.pathname}`,
      searchParams: Object.fromEntries(url.searchParams),
    },
  }
}
