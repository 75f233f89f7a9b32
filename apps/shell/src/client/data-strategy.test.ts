import { createMemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { createDataStrategy } from './data-strategy.ts'
import { withRefetch } from './refetch.ts'

/** A page with a route for its parts' reads; `load` brings that route's code. */
function open(load: () => Promise<object>) {
  const lost: unknown[] = []
  const loyalty = withRefetch({
    name: 'loyalty',
    routes: [{ path: 'loyalty/account', lazy: load as never }],
  })
  const router = createMemoryRouter(
    [
      { id: 'page', path: '/', element: 'Your account' },
      { id: 'loyalty', handle: { definition: loyalty }, children: loyalty.routes as never },
    ],
    { dataStrategy: createDataStrategy((definition, error) => lost.push([definition?.name, error])) },
  )
  const read = (method = 'GET') => {
    const body = method === 'POST' ? { formMethod: 'POST' as const, formData: new FormData() } : undefined
    return router.fetch('part', 'page', '/loyalty/account', body)
  }
  return { router, lost, read }
}
const late = Object.assign(new Error('Loading chunk 3d failed'), { type: 'timeout', request: '/3d.js' })

test('A page stands where the code of a read of its part does not come, and the part can ask again', async () => {
  let isLate = true
  const data: unknown[] = []
  const { router, lost, read } = open(async () => {
    if (isLate) throw late
    return { loader: () => 50 }
  })
  router.subscribe(({ fetchers }) => data.push(fetchers.get('part')?.data))
  await read()
  expect(router.state.errors).toBeNull()
  expect(lost).toEqual([['loyalty', late]])
  isLate = false
  await read()
  expect(data).toContain(50)
})

test('A page tells an error of a read itself, and of what it sent', async () => {
  const failing = open(async () => ({ loader: () => Promise.reject(new Error('No account')) }))
  await failing.read()
  expect(failing.router.state.errors).toEqual({ page: new Error('No account') })

  const sending = open(() => Promise.reject(late))
  await sending.read('POST')
  expect(sending.router.state.errors).toEqual({ page: late })
  expect([...failing.lost, ...sending.lost]).toEqual([])
})
