import type { Locator, Page } from '@playwright/test'

/** Actions of a shopper on one page, each an interaction or a few of one kind. */
export interface Scenario {
  readonly name: string
  readonly path: string
  readonly steps: Readonly<Record<string, (page: Page) => Promise<void>>>
}

const main = (page: Page) => page.getByRole('main')
const firstTile = (page: Page) =>
  main(page).getByRole('article').first().getByRole('heading').getByRole('link')

export const scenarios: readonly Scenario[] = [
  {
    name: 'listing',
    path: '/products',
    steps: {
      'tick a facet': async (page) => tick(main(page).getByRole('checkbox').first()),
      'take it off': async (page) => tick(main(page).getByRole('checkbox', { checked: true }).first()),
      sort: async (page) => {
        await main(page).getByRole('combobox').first().focus()
        await page.keyboard.press('ArrowDown')
      },
      'type in search': async (page) => {
        await page.getByRole('banner').getByRole('combobox').click()
        await page.keyboard.type('teapot', { delay: 120 })
      },
      'close suggestions': (page) => page.keyboard.press('Escape'),
      'quick add': async (page) => {
        const tile = main(page)
          .getByRole('article')
          .filter({ has: page.getByRole('button', { name: /^Add/ }) })
        await tile.first().hover()
        await tile.first().getByRole('button', { name: /^Add/ }).click()
      },
      'open a product': async (page) => {
        await firstTile(page).hover()
        await page.waitForTimeout(1500)
        await firstTile(page).click()
        await page.waitForURL(/\/products\/[^?]+/)
      },
    },
  },
  {
    name: 'product',
    path: '/products/studio-overshirt',
    steps: {
      'choose options': async (page) => {
        for (const group of await main(page).getByRole('group').all())
          for (const choice of await group.getByRole('radio').all()) {
            const text = (await choice.locator('xpath=..').textContent()) ?? ''
            if (/sold out/i.test(text)) continue
            await choice.click({ force: true })
            break
          }
      },
      'more of it': (page) =>
        main(page)
          .getByRole('button', { name: /increase|more/i })
          .first()
          .click(),
      'add to cart': (page) =>
        main(page)
          .getByRole('button', { name: /^(Add to cart|Pre-order)/ })
          .click(),
      'open an info section': (page) => main(page).locator('summary').first().click(),
    },
  },
]

async function tick(box: Locator): Promise<void> {
  await box.click({ force: true })
}
