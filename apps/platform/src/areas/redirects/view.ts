/** Redirect session (spec §7, wire §2.3). */
export function redirectSessionView(id: string, url: URL) {
  return {
    id,
    fullUrl: url.href,
    urlDetails: {
      endpoint: `${url.origin}${url.pathname}`,
      searchParams: Object.fromEntries(url.searchParams),
      // Extension: our page for hidden frames speaks while it loads, so one that loaded in silence was blocked.
      answersBeforeLoad: true,
    },
  }
}
