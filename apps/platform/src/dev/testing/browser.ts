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

  /** Sends the form of a page as it stands: its hidden fields, and what is typed and pressed. */
  async fill(page: Page, typed: Readonly<Record<string, string>>): Promise<Page> {
    const forms = page.text.match(/<form[^>]*method="post"[\s\S]*?<\/form>/g) ?? []
    const names = Object.keys(typed)
    const form = forms.find((text) => names.every((name) => text.includes(`name="${name}"`)))
    if (!form) throw new Error(`No form of ${page.url.pathname} has ${names.join(', ')}`)
    const [, action = ''] = /action="([^"]*)"/.exec(form) ?? []
    const hidden = [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
    const kept = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, plain(value)]))
    return this.submit(new URL(plain(action), page.url).href, { ...kept, ...typed })
  }

  /** As it sends them. */
  cookies(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  async #go(url: URL, init: RequestInit): Promise<Page> {
    const cookie = this.cookies()
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

export interface Page {
  readonly url: URL
  readonly status: number
  readonly text: string
  readonly headers: Headers
}

function plain(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
