import { expectAccessibleInBoth } from '../kit/accessibility.ts'
import { expect, once, test } from '../kit/test.ts'

const page = (style: string, main: string) =>
  `<!doctype html><html lang="en"><title>Shapes</title><meta name="viewport" content="width=device-width">
  <style>:root { color-scheme: light dark } ${style}</style><main><h1>Shapes</h1>${main}</main></html>`
const dark = (style: string) => `@media (prefers-color-scheme: dark) { ${style} }`
const sheet = (text: string) => `<p class="it">${text}</p>`

test('An axe check finds a fault that only one color scheme has', once, async ({ page: tab }) => {
  await tab.setContent(page('', sheet('as it should be')))
  await expectAccessibleInBoth(tab)
  const wrong: Record<string, string> = {
    'color-contrast': page(
      dark('html { background: #111 } .it { color: #444 }'),
      sheet('too dark in the dark'),
    ),
    'link-in-text-block': page(
      `a { color: blue } ${dark('html { background: #111 } p { color: #fff } a { color: #ddd; text-decoration: none }')}`,
      '<p>A long text with <a href="/">a link</a> in the middle of it.</p>',
    ),
    'image-alt': page(
      `img { display: none } ${dark('img { display: block }')}`,
      '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">',
    ),
    'target-size': page(
      `button { inline-size: 4rem; block-size: 3rem } ${dark('button { inline-size: 8px; block-size: 8px; padding: 0; border: 0; display: block }')}`,
      '<button aria-label="One"></button><button aria-label="Two"></button>',
    ),
  }
  for (const [rule, markup] of Object.entries(wrong)) {
    await tab.setContent(markup)
    await expect(expectAccessibleInBoth(tab), rule).rejects.toThrow(rule)
  }
})
