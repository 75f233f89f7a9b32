import { expect, test } from 'vitest'
import { breadcrumbData, scriptJson } from './page.ts'

test('Crumbs are numbered from the home page', () => {
  const crumbs = breadcrumbData([
    { label: 'Home', url: 'http://shop.test/' },
    { label: 'Shirts', url: 'http://shop.test/collections/shirts' },
  ])
  expect(crumbs).toMatchObject({ itemListElement: [{ position: 1 }, { position: 2, name: 'Shirts' }] })
})

test('No name can end the script element it stands in, and JSON stays JSON', () => {
  const data = { name: '</script><script>alert(1)</script><!--\u2028' }
  expect(scriptJson(data)).not.toMatch(/[<>\u2028]/)
  expect(JSON.parse(scriptJson(data))).toEqual(data)
})
