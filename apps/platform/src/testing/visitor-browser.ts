interface Site {
  readonly fetch: typeof fetch
  readonly url: string
}

/** A browser at hosted pages, as far as a server can tell: it keeps cookies and sends forms from their page. */
export class Browser {
  readonly #site: Site
  readonly #cookies = new Map<string, string>()

  constructor(site: Site) {
    this.#site = site
  }

  /** Follows redirects on this server; one to elsewhere is where it ends. */
  async open(address: string): Promise<Page> {
    return this.#go(new URL(address, this.#site.url), { method: 'GET' })
  }

  async submit(address: string, fields: Readonly<Record<string, string>>): Promise<Page> {
    return this.#go(new URL(address, this.#site.url), {
      method: 'POST',
      headers: { origin: 'null', 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams(fields).toString(),
    })
  }

  async #go(url: URL, init: RequestInit): Promise<Page> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...(init.headers as Record<string, string>), ...(cookie ? { cookie } : {}) }
    const answer = await this.#site.fetch(url, { ...init, headers, redirect: 'manual' })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value) this.#cookies.set(name, value)
      else this.#cookies.delete(name)
    }
    const location = answer.headers.get('location')
    if (!location) return { url, status: answer.status, text: await answer.text(), headers: answer.headers }
    const next = new URL(location, url)
    if (next.origin !== url.origin)
      return { url: next, status: answer.status, text: '', headers: answer.headers }
    return this.#go(next, { method: 'GET' })
  }
}

interface Page {
  readonly url: URL
  readonly status: number
  readonly text: string
  readonly headers: Headers
}
