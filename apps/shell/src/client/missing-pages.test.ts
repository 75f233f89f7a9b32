import { createMemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { elsewhereRouteId, rootRouteId } from '../common/route-ids.ts'
import { watchMissingPages } from './missing-pages.ts'

function open(at: string) {
  const asked: string[] = []
  const stills: (() => boolean)[] = []
  const children = [
    { path: 'here' },
    {
      path: 'products/:slug',
      loader: () => {
        throw new Response('', { status: 404 })
      },
    },
    { path: '*', id: elsewhereRouteId },
  ]
  const router = createMemoryRouter([{ id: rootRouteId, children }], { initialEntries: [at] })
  watchMissingPages(router, async (href, isStill) => {
    asked.push(href)
    stills.push(isStill)
  })
  return { router, asked, stills }
}

test('A page that a press did not find is asked about once, and the page that the server sent is not', async () => {
  const { router, asked, stills } = open('/lost')
  await router.navigate('/here')
  await router.navigate('/old?from=mail')
  await router.navigate('/products/old-vase')
  expect(stills.map((isStill) => isStill())).toEqual([false, true])
  await router.navigate('/here')
  await router.navigate('/old?from=mail')
  expect(asked).toEqual(['/old?from=mail', '/products/old-vase'])
})

test('A page of the admin has no redirect to ask about', async () => {
  const { router, asked } = open('/here')
  await router.navigate('/manage/lost')
  await router.navigate('/ar/manage/lost')
  expect(asked).toEqual([])
})
