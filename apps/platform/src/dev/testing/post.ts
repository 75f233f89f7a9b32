interface Site {
  readonly fetch: typeof fetch
  readonly url: string
}

/** A JSON call as a client would make it. */
export function post(site: Site, path: string, body: unknown, token?: string): Promise<Response> {
  return site.fetch(site.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: token } : {}) },
    body: JSON.stringify(body),
  })
}

/** A form of a hosted page, sent from that page unless told otherwise. */
export function submit(
  site: Site,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = { origin: site.url, 'sec-fetch-site': 'same-origin' },
): Promise<Response> {
  return site.fetch(site.url + path, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
}
