import { english, LocaleContext, languages } from '@galleria/i18n'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Breadcrumb, Button, Pagination, Picture, Price, ProductTile } from './index.ts'

afterEach(cleanup)

const picture = { src: '/vase.svg', width: 400, height: 500 }

it('The UI kit says a reduced price in words, not by a line through it alone', () => {
  const { container } = render(<Price price="$36.00" compareAt="$45.00" />)
  expect(container.textContent?.replace(/\s+/g, ' ')).toBe('Now $36.00 , was $45.00')
  expect(container.querySelector('s')?.textContent).toBe('$45.00')
})

it('The UI kit formats an amount in its currency and locale', () => {
  const { container } = render(<Price price={{ amount: '1299.5', currency: 'EUR' }} from />)
  expect(container.textContent).toBe('From €1,299.50')
  cleanup()
  const arabic = languages.find(({ code }) => code === 'ar') ?? english
  const page = render(
    <LocaleContext value={{ language: arabic, currency: 'USD' }}>
      <Price price={{ amount: '1299.5', currency: 'EUR' }} />
    </LocaleContext>,
  )
  expect(page.container.textContent).toBe('\u200f1,299.50\u00a0€')
})

it('The UI kit shows no reduction where the price before is the same', () => {
  const { container } = render(<Price price="$36.00" compareAt="$36.00" />)
  expect(container.textContent).toBe('$36.00')
})

it('The UI kit keeps the focal point in view and loads only the picture that matters at once', () => {
  render(<Picture {...picture} alt="Vase" focalPoint={{ x: 0.25, y: 0.8 }} blurColor="#efe2d3" priority />)
  const image = screen.getByRole('img', { name: 'Vase' }) as HTMLImageElement
  expect(image.dataset).toMatchObject({ x: '3', y: '8' })
  expect(image.getAttribute('loading')).toBe('eager')
  expect(image.getAttribute('fetchpriority')).toBe('high')
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['400', '500'])
})

it('The UI kit keeps the name and the place of a picture that could not be had', () => {
  const { container } = render(<Picture {...picture} alt="Vase" />)
  fireEvent.error(screen.getByRole('img', { name: 'Vase' }))
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByRole('img', { name: 'Vase' })).toBeTruthy()
  expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 400 500')
})

function RouterLink({ to, ...rest }: ComponentProps<'a'> & { readonly to: string }) {
  return <a {...rest} data-router href={to} />
}

it('The UI kit makes a tile one link, with its quick action beside it', () => {
  render(
    <ProductTile
      as={RouterLink}
      to="/products/tide-vase"
      name="Tide vase"
      picture={picture}
      price={{ price: '$48.00' }}
      action={<Button>Quick add</Button>}
    />,
  )
  const tile = screen.getByRole('article')
  const link = within(tile).getByRole('link', { name: 'Tide vase' })
  expect(within(tile).getAllByRole('link')).toEqual([link])
  expect(link.getAttribute('href')).toBe('/products/tide-vase')
  expect(link.contains(within(tile).getByRole('button', { name: 'Quick add' }))).toBe(false)
})

it('The ribbon of a tile is loud where the price is reduced, and quiet otherwise', () => {
  const tile = { to: '/', name: 'Tide vase', picture, ribbon: 'Handmade' }
  const loud = () => screen.getByText('Handmade').closest('[class*=badge]')?.className.includes('accent')
  render(<ProductTile {...tile} price={{ price: '$48.00' }} />)
  expect(loud()).toBe(false)
  cleanup()
  render(<ProductTile {...tile} price={{ price: '$36.00', compareAt: '$48.00' }} />)
  expect(loud()).toBe(true)
})

it('Links the ends and the neighbors of a page, and marks the page itself', () => {
  render(<Pagination page={4} pages={12} hrefFor={(page) => `?page=${page}`} />)
  const numbers = screen.getAllByRole('link', { name: /^Page/ })
  expect(numbers.map((link) => link.getAttribute('href'))).toEqual(
    [1, 3, 4, 5, 12].map((page) => `?page=${page}`),
  )
  expect(screen.getByRole('link', { name: 'Page 4' }).getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('?page=5')
  expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('?page=3')
})

it('The UI kit has no pages to offer when there is only one', () => {
  const { container } = render(<Pagination page={1} pages={1} hrefFor={String} />)
  expect(container.textContent).toBe('')
})

it('The UI kit names where one is, the last step being no link', () => {
  render(<Breadcrumb items={[{ label: 'Home', to: '/' }, { label: 'Vases', to: '/v' }, { label: 'Tide' }]} />)
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'Vases'])
  expect(screen.getByText('Tide').getAttribute('aria-current')).toBe('page')
})
