import type { Hono } from 'hono'

const origin = 'http://store.test'

/** A browser without script: keeps its cookie, sends forms as they stand on the page, follows no redirect. */
export class FormBrowser {
  readonly #app: Hono
  cookie = ''

  constructor(app: Hono) {
    this.#app = app
  }

  get(path: string, cookie = this.cookie): Promise<Response> {
    return this.#fetch(path, { headers: { cookie } })
  }

  async text(path: string): Promise<string> {
    const answer = await this.get(path)
    return answer.text()
  }

  post(path: string, form: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
    return this.#fetch(path, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: { cookie: this.cookie, origin, ...headers },
    })
  }

  async #fetch(path: string, init: RequestInit): Promise<Response> {
    return this.#app.request(origin + path, init)
  }

  async signIn(key: string, name: string): Promise<void> {
    const answer = await this.post('/console/sign-in', { key, name })
    this.cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  }

  /** The hidden fields of the page's confirmation. */
  async formOf(path: string): Promise<Record<string, string>> {
    const page = await this.text(path)
    const form = /<form class="confirm".*?<\/form>/s.exec(page)?.[0]
    if (!form) throw new Error(`${path} asks for no confirmation:\n${page}`)
    const fields = [...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)]
    return Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]))
  }

  async confirm(path: string): Promise<void> {
    const [address = ''] = path.split('?')
    const answer = await this.post(address, await this.formOf(path))
    if (answer.status !== 303)
      throw new Error(`${path} was not done: ${answer.status} ${await answer.text()}`)
  }

  /** Events as they come. */
  async listen(
    path: string,
  ): Promise<{ next(): Promise<{ id: string; text: string }>; close(): Promise<void> }> {
    const answer = await this.get(path)
    if (!answer.body) throw new Error(`${path} is no stream.`)
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    return {
      async next() {
        for (;;) {
          const found = /id: (\d+)\ndata: (.*)\n\n/.exec(text)
          if (found) {
            text = text.slice(found.index + found[0].length)
            return { id: found[1] as string, text: (JSON.parse(found[2] as string) as { text: string }).text }
          }
          const { value, done } = await reader.read()
          if (done) throw new Error('The stream ended.')
          text += value
        }
      },
      close: () => reader.cancel(),
    }
  }
}
