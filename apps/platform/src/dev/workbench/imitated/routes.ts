import type { Context } from 'hono'
import { imitatedCalls } from '../../../http/openapi/imitated.ts'
import { count } from '../../../http/openapi/imitated-markdown.ts'
import type { App, Env } from '../../../http/route.ts'
import type { Part } from '../part.ts'
import { imitatedPage, type ListFilter, states } from './page.ts'

export const imitated: Part = {
  path: '/_dev/imitated',
  name: 'Imitated',
  group: 'Reference',
  about: 'Every call of the hosted platform, and whether it works here fully, partly or not.',
  key: 'i',
  routes,
}

function routes(app: App): void {
  app.get('/_dev/imitated', async (c) => {
    const all = imitatedCalls(app)
    const filter = filterOf(c)
    const found = all.filter(
      ({ call, path, service, state, source }) =>
        (!filter.state || state === filter.state) &&
        (!filter.source || source === filter.source) &&
        `${call} ${path} ${service}`.toLowerCase().includes(filter.text.toLowerCase()),
    )
    if (c.req.header('accept')?.includes('text/html')) return imitatedPage(c, { all, found, filter })
    return c.json({ imitated: count(all), total: all.length, calls: found })
  })
}

function filterOf(c: Context<Env>): ListFilter {
  const { text = '', state = '', source = '' } = c.req.query()
  return {
    text: text.trim(),
    state: states.find((each) => each === state) ?? '',
    source: source === 'spec' ? 'spec' : '',
  }
}
