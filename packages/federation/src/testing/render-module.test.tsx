import { createTestPlatform } from '@galleria/platform/testing'
import { queryProducts } from '@galleria/platform-client/products'
import { data, Form, Link, redirect, useFetcher, useLoaderData } from '@galleria/router'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { defineModule, platform, Widget } from '../index.ts'
import { renderInModule, renderModule } from './index.ts'

afterEach(cleanup)

let notes: string[] = []
const sample = defineModule({
  name: 'cart',
  routes: [
    {
      path: 'cart',
      lazy: async () => ({
        loader: () => ({ notes }),
        async action({ request }: { request: Request }) {
          notes = [...notes, String((await request.formData()).get('note'))]
          return redirect('/cart')
        },
        Component: function Cart() {
          const found = useLoaderData() as { notes: string[] }
          return (
            <section>
              <h1>{found.notes.length} notes</h1>
              <Form method="post">
                <input name="note" aria-label="Note" />
                <button type="submit">Write</button>
              </Form>
              <Link to="/elsewhere">Leave</Link>
              <Widget name="loyalty.points-preview" amount="5" currency="USD" fallback="no points" />
            </section>
          )
        },
      }),
    },
    {
      path: 'cart/products',
      async loader({ context }) {
        const { products } = await queryProducts(context.get(platform), { query: {} }).catch(() => {
          throw data('down', { status: 503 })
        })
        return { count: products.length }
      },
      Component: () => <h1>{(useLoaderData() as { count: number }).count} products</h1>,
      ErrorBoundary: () => <h1>The platform is away</h1>,
    },
  ],
  widgets: {
    'cart.mini-cart': {
      load: async () => ({
        default: function MiniCart() {
          const fetcher = useFetcher<{ notes: string[] }>()
          return (
            <button type="button" onClick={() => fetcher.load('/cart')}>
              {fetcher.data ? `${fetcher.data.notes.length} in the cart` : 'Look'}
            </button>
          )
        },
      }),
    },
  },
})

test('A page runs its loader and its action and shows the result', async () => {
  notes = []
  const { user } = renderModule(sample, { at: '/cart' })
  expect(await screen.findByRole('heading', { name: '0 notes' })).toBeTruthy()
  await user.type(screen.getByLabelText('Note'), 'hello')
  await user.click(screen.getByRole('button', { name: 'Write' }))
  expect(await screen.findByRole('heading', { name: '1 notes' })).toBeTruthy()
})

test("Another team's widget shows its fallback, or the stand-in it is given", async () => {
  renderModule(sample, { at: '/cart' })
  expect(await screen.findByText('no points')).toBeTruthy()
  cleanup()
  renderModule(sample, {
    at: '/cart',
    widgets: { 'loyalty.points-preview': ({ amount }) => <b>Earn {String(amount)}</b> },
  })
  expect(await screen.findByText('Earn 5')).toBeTruthy()
})

test('A widget stands beside the routes it reads from', async () => {
  notes = ['a', 'b']
  const { user } = renderInModule(sample, <Widget name="cart.mini-cart" />)
  await user.click(await screen.findByRole('button', { name: 'Look' }))
  expect(await screen.findByText('2 in the cart')).toBeTruthy()
})

test('An address of another module leads elsewhere', async () => {
  const { user } = renderModule(sample, { at: '/cart' })
  await user.click(await screen.findByRole('link', { name: 'Leave' }))
  expect(await screen.findByText('Elsewhere')).toBeTruthy()
})

test('Every call fails as if the platform were down where none is given', async () => {
  renderModule(sample, { at: '/cart/products' })
  expect(
    await screen.findByRole('heading', { name: 'The platform is away' }, { timeout: 15_000 }),
  ).toBeTruthy()
})

test('A loader over a real platform reads the database', async () => {
  const site = await createTestPlatform({ seed: 'small' })
  try {
    renderModule(sample, { at: '/cart/products', platform: site })
    const heading = await screen.findByRole('heading', { name: /^\d+ products$/ }, { timeout: 15_000 })
    expect(heading).toBeTruthy()
  } finally {
    await site.close()
  }
})
