import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grants } from '../../../areas/identity/tokens/grants.ts'
import { anonymous } from '../../../dev/testing/sign-up.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'
import { callsOf } from '../registry.ts'
import { type ApiDocument, type ApiOperation, apiDocument } from './document.ts'
import type { JsonSchema } from './json-schema.ts'

let site: TestPlatform
let document: ApiDocument
let ajv: Ajv2020
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small' })
  document = JSON.parse(JSON.stringify(apiDocument(site.platform.app, site.url)))
  ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema({ $id: 'api', components: document.components })
})
afterAll(() => site?.close())

const operations = () =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) =>
      typeof operation === 'object' ? [{ path, method, operation }] : [],
    ),
  )

/** Another library's word on an answer, by the document alone. */
function complaints(operation: ApiOperation, body: unknown): unknown {
  const { schema } = operation.responses['200']?.content['application/json'] ?? {}
  const local = JSON.parse(JSON.stringify(schema).replaceAll('#/components', 'api#/components'))
  const check = ajv.compile(local)
  check(body)
  return check.errors
}

test('It is OpenAPI 3.1 to an independent validator', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(structuredClone(document) as never)
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
  expect(validator.version).toBe('3.1')
})

test('Every call is in it at its public path, under its own name or that with its version', () => {
  for (const { name, method, path } of callsOf(site.platform.app)) {
    const shape = path.replace(/\{[^}]*\}/g, '{}')
    const found = operations().find(
      (each) => each.path.replace(/\{[^}]*\}/g, '{}') === shape && each.method === method.toLowerCase(),
    )
    expect(found?.operation.operationId, `${method} ${path}`).toMatch(
      new RegExp(`^${name}(_post|V\\d|_\\d|$)`),
    )
  }
  const ids = operations().map(({ operation }) => operation.operationId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(expect.arrayContaining(['GetCurrentCart', 'GetCurrentCart_bare', 'Token']))
})

test('The token endpoint tells what each grant takes', () => {
  const token = document.paths['/oauth2/token']?.post as ApiOperation
  const kinds = token.requestBody?.content['application/json'].schema.oneOf?.map(
    (each) => (each as JsonSchema).properties?.grant_type,
  )
  expect(kinds?.map((kind) => (kind as JsonSchema).const).sort()).toEqual(Object.keys(grants).sort())
})

test('Every reference leads somewhere, and shapes have the names of the API', () => {
  const text = JSON.stringify(document)
  const references = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => String(name))
  expect(references.filter((name) => !(name in document.components.schemas))).toEqual([])
  expect(references).toEqual(expect.arrayContaining(['Cart', 'LineItem', 'Product', 'Order', 'StateMachine']))
  expect(document.components.schemas.PaymentStatus).toMatchObject({ type: 'string', enum: expect.any(Array) })
})

test('Payloads of reads are parameters, dotted as on the wire', () => {
  const operation = document.paths['/stores-reader/v1/products/query-platformized']?.get as ApiOperation
  const names = operation.parameters?.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['query.paging.limit', 'query.filter', '.r']))
  const one = document.paths['/stores-reader/v1/products/{id}']?.get as ApiOperation
  expect(one.parameters?.[0]).toMatchObject({ name: 'id', in: 'path', required: true })
})

test.each([
  ['QueryProductsPlatformized_post', 'POST', '/stores-reader/v1/products/query-platformized', {}],
  ['QueryCollections_post', 'POST', '/v2/collections/query', {}],
  ['SearchProducts', 'GET', '/stores/v3/products/search', undefined],
  ['ListTiers', 'GET', '/loyalty-tiers/v1/tiers', undefined],
  ['GetMyMember', 'GET', '/members/v1/members/my?fieldsets=FULL', undefined],
] as const)('The answer of %s fits the document by another library', async (id, method, path, body) => {
  const { accessToken } = await site.signUp()
  const answer = await site.fetch(site.url + path, {
    method,
    headers: { authorization: accessToken, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  expect(answer.status).toBe(200)
  const { operation } = operations().find((each) => each.operation.operationId === id) ?? {}
  if (!operation) throw new Error(`The document has no ${id}`)
  const told = await answer.json()
  expect(complaints(operation, told)).toBeNull()
  expect(complaints(operation, { ...told, surprise: 1 })).not.toBeNull()
})

test('Tokens and failures fit it too', async () => {
  const token = document.paths['/oauth2/token']?.post as ApiOperation
  expect(complaints(token, await anonymous(site))).toBeNull()
  const asked = ajv.compile(token.requestBody?.content['application/json'].schema ?? {})
  const [client_id] = site.platform.services.config.clients.map(({ id }) => id)
  expect(asked({ grant_type: 'anonymous', client_id }), ajv.errorsText(asked.errors)).toBe(true)
  expect(asked({ grant_type: 'authorization_code', client_id })).toBe(false)
  const refused = await site.fetch(`${site.url}/ecom/v1/carts/current`)
  const schema = JSON.parse(
    JSON.stringify(document.components.schemas.ErrorAnswer).replaceAll('#/components', 'api#/components'),
  )
  expect(ajv.validate(schema, await refused.json()), ajv.errorsText()).toBe(true)
})
