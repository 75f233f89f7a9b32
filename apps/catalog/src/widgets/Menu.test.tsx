import { Widget } from '@galleria/federation'
import { renderInModule } from '@galleria/federation/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, expect, test } from 'vitest'
import module from '../module.ts'

const site = await createTestPlatform({ seed: 'small' })
afterAll(() => site.close())
afterEach(cleanup)

const hrefs = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'))

test('The header’s menu opens all collections, of which its row shows a few', async () => {
  renderInModule(
    module,
    <>
      <Widget name="catalog.menu" placement="header" />
      <Widget name="catalog.menu" placement="footer" />
    </>,
    { platform: site },
  )
  const button = await screen.findByRole('button', { name: 'All collections' })
  const popup = document.getElementById(button.getAttribute('popovertarget') ?? '')
  if (!popup) throw new Error('The button has its menu')
  const inMenu = hrefs(within(popup).getAllByRole('link', { hidden: true }))
  const footer = within(screen.getByRole('navigation', { name: 'Collections' }))
  expect(inMenu).toEqual(hrefs(footer.getAllByRole('link')))
  expect(inMenu.length).toBeGreaterThan(4)
})
