import {
  createPlatformClient,
  isPlatformError,
  isTransientError,
  type PlatformError,
} from '@galleria/platform-client'
import { createCheckoutFromCurrentCart, getCurrentCart } from '@galleria/platform-client/cart'
import { expect, test } from 'vitest'
import { startServer } from '../testing/http-server.ts'

async function failureOf(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
  reason?: string,
): Promise<PlatformError> {
  await using server = await startServer((_, response) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    if (reason === undefined) response.writeHead(status, { 'content-type': 'application/json', ...headers })
    else response.writeHead(status, reason, { 'content-type': 'application/json', ...headers })
    response.end(text)
  })
  const client = createPlatformClient({ baseUrl: server.url })
  const error: unknown = await createCheckoutFromCurrentCart(client, { channelType: 'WEB' }).catch(
    (thrown) => thrown,
  )
  if (!isPlatformError(error)) throw new Error('Expected a PlatformError', { cause: error })
  return error
}

const requestId = { 'X-Wix-Request-Id': 'r-1' }

test('Faults row 56: validation details become INVALID_ARGUMENT with every field, sorted, and the request id', async () => {
  const fieldViolations = [
    {
      field: 'lineItems[0].quantity',
      description: 'must be at least 1',
      violatedRule: 'MIN',
      data: { threshold: 1 },
    },
    { field: 'email', description: 'must be an email', violatedRule: 'FORMAT', data: { type: 'EMAIL' } },
  ]
  const error = await failureOf(
    400,
    { message: 'no', details: { validationError: { fieldViolations } } },
    requestId,
  )
  expect(error.message).toBe(
    'INVALID_ARGUMENT: "email" must be an email, "lineItems[0].quantity" must be at least 1',
  )
  expect(error).toMatchObject({ name: 'PlatformError', status: 400, requestId: 'r-1', code: undefined })
  expect(error.violations).toEqual([fieldViolations[1], fieldViolations[0]])
})

test('Validation details win over an application error beside them', async () => {
  const details = {
    validationError: { fieldViolations: [{ field: 'a', description: 'b' }] },
    applicationError: { code: 'X', description: 'y', data: {} },
  }
  expect((await failureOf(400, { details })).message).toBe('INVALID_ARGUMENT: "a" b')
})

test('Faults row 56: an application error carries message, description, code and data', async () => {
  const applicationError = { code: '-19976', description: 'Wrong password', data: { left: 2 } }
  const error = await failureOf(403, { message: 'Refused', details: { applicationError } }, requestId)
  expect(error).toMatchObject({
    message: 'Refused: Wrong password',
    status: 403,
    code: '-19976',
    requestId: 'r-1',
    details: { applicationError },
  })
})

test('An application error says its text once when message and description are the same', async () => {
  const applicationError = { code: 'A', description: 'Same', data: {} }
  expect((await failureOf(409, { message: 'Same', details: { applicationError } })).message).toBe('Same')
})

test('An application error without code, description or data gets UNKNOWN and an empty object', async () => {
  const error = await failureOf(500, { message: 'Oh', details: { applicationError: { code: 7 } } })
  expect(error.details.applicationError).toEqual({ code: 'UNKNOWN', description: 'UNKNOWN', data: {} })
  expect(error.message).toBe('Oh: UNKNOWN')
})

test.each([
  [404, 'Not Found', {}, 'NOT_FOUND', 'Not Found'],
  [404, '', {}, '404', '404'],
  [418, "I'm a Teapot", { message: 'Short and stout' }, 'I_M_A_TEAPOT', 'Short and stout'],
  [403, 'Forbidden', '<html>blocked</html>', 'FORBIDDEN', 'Forbidden'],
])(
  'Faults row 56: any other 4xx (%i "%s") is an application error named after its status text',
  async (status, reason, body, code, message) => {
    const error = await failureOf(status, body, requestId, reason)
    expect(error).toMatchObject({ status, code, message, requestId: 'r-1' })
  },
)

test.each([201, 202, 204, 500, 502, 304])('Faults row 56: status %i is a system error', async (status) => {
  const error = await failureOf(status, status === 204 || status === 304 ? '' : { anything: true }, requestId)
  expect(error).toMatchObject({ message: 'System error occurred', status, requestId: 'r-1', code: undefined })
})

test.each([
  ['HTML from a proxy', '<!doctype html><title>Sign in to the hotel</title>'],
  ['nothing', ''],
  ['half of an answer', '{"cart":{"id":"c1"'],
  ['a bare value', '"cart"'],
  ['null', 'null'],
  ['an array', '[]'],
  ['the wrong shape', '{"cart":{"id":7}}'],
  ['100,000 levels', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
])('Faults row 60: a 200 with %s is a typed error with status and request id', async (_, body) => {
  await using server = await startServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/plain', ...requestId }).end(body),
  )
  const error = await getCurrentCart(createPlatformClient({ baseUrl: server.url })).catch((thrown) => thrown)
  expect(error).toMatchObject({
    name: 'PlatformError',
    message: 'System error occurred',
    status: 200,
    requestId: 'r-1',
  })
  expect(error.cause).toBeInstanceOf(Error)
})

test('A refusal of the token endpoint has the text of the specification, and its own code and description', async () => {
  const body = { error: 'invalid_grant', error_description: 'The code has expired. Start the sign-in again.' }
  expect(await failureOf(400, body)).toMatchObject({
    ...{ message: 'something went wrong', status: 400, code: 'invalid_grant' },
    details: {
      applicationError: {
        description: 'The code has expired. Start the sign-in again.',
        data: { details: body },
      },
    },
  })
})

test('A violation without a field does not break the reading of the answer', async () => {
  const details = { validationError: { fieldViolations: [{ description: 'x' }, null] } }
  expect(await failureOf(400, { details })).toMatchObject({ status: 400, code: 'BAD_REQUEST' })
})

test('Faults row 60: a byte order mark is skipped and unknown enum values and fields are tolerated', async () => {
  const body = {
    cart: { id: 'c1', lineItems: [], currency: 'USD', novelty: 1, conversionCurrency: 'GOLD' },
    extra: true,
  }
  await using server = await startServer((_, response) => response.end(`\uFEFF${JSON.stringify(body)}`))
  const { cart } = await getCurrentCart(createPlatformClient({ baseUrl: server.url }))
  expect(cart).toEqual({ id: 'c1', lineItems: [], currency: 'USD', conversionCurrency: 'GOLD' })
})

test('Errors are recognized by name, so that another copy of the class counts', () => {
  const foreign = Object.assign(new Error('x'), { name: 'PlatformError', status: 503 })
  expect(isPlatformError(foreign)).toBe(true)
  expect(isTransientError(foreign)).toBe(true)
  expect(isPlatformError({ name: 'PlatformError' })).toBe(false)
  expect(isTransientError(Object.assign(foreign, { status: 400 }))).toBe(false)
})

test('No answer at all is a system error without status', async () => {
  const server = await startServer(() => undefined)
  await server[Symbol.asyncDispose]()
  const error = await createCheckoutFromCurrentCart(createPlatformClient({ baseUrl: server.url }), {
    channelType: 'WEB',
  }).catch((thrown) => thrown)
  expect(error).toMatchObject({ name: 'PlatformError', message: 'System error occurred', status: 0 })
  expect(isTransientError(error)).toBe(true)
})
