import { applicationError } from '../../../base/errors.ts'
import type { ApiDocument } from '../../../http/openapi/document/document.ts'
import { callsOf } from '../../../http/openapi/registry.ts'
import type { App } from '../../../http/route.ts'
import { count } from '../pages/format.ts'
import type { Part } from '../part.ts'
import { listPage } from './list-page.ts'
import { operationPage, schemaPage } from './pages.ts'
import { operationsOf } from './read.ts'

export const api: Part = {
  path: '/_dev/api',
  name: 'API',
  group: 'Reference',
  about: 'Every call with its parameters, bodies and responses, as OpenAPI 3.1.',
  key: 'a',
  routes,
}

function routes(app: App): void {
  let document: Promise<ApiDocument> | undefined
  // Made at the first question: nobody else pays for it.
  const read = (url: string) => {
    document ??= import('../../../http/openapi/document/document.ts').then(({ apiDocument }) =>
      apiDocument(app, url),
    )
    return document
  }

  app.get('/_dev/openapi.json', async (c) => c.json(await read(c.var.services.config.publicUrl)))

  app.get('/_dev/api', async (c) => {
    const { text = '', tag = '', paths = '' } = c.req.query()
    const all = await read(c.var.services.config.publicUrl)
    const wanted = { text: text.trim(), tag, bare: paths === 'bare' }
    return listPage(c, all, wanted, count(callsOf(app).length, 'call'))
  })

  app.get('/_dev/api/schemas/:name', async (c) => {
    const all = await read(c.var.services.config.publicUrl)
    const name = c.req.param('name')
    const schema = Object.hasOwn(all.components.schemas, name) ? all.components.schemas[name] : undefined
    if (!schema) throw unknown(`schema ${name}`)
    return schemaPage(c, all, name, schema)
  })

  app.get('/_dev/api/:operation', async (c) => {
    const all = await read(c.var.services.config.publicUrl)
    const id = c.req.param('operation')
    const found = operationsOf(all).find(({ operation }) => operation.operationId === id)
    if (!found) throw unknown(`call ${id}`)
    return operationPage(c, found)
  })
}

function unknown(what: string) {
  return applicationError(404, 'NOT_FOUND', `There's no ${what}.`)
}
