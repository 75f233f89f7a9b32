import { expect, test } from 'vitest'
import { linksOfCatalog } from './links-of-catalog.ts'

const links = [{ to: '/manage/catalog' }, { to: '/manage/catalog/customizations' }]

test('A site of catalog V1 has no link to the customizations, which are of V3 alone', () => {
  expect(linksOfCatalog(links, 'v1')).toEqual([{ to: '/manage/catalog' }])
  expect(linksOfCatalog(links, 'v3')).toEqual(links)
  expect(linksOfCatalog(links, undefined)).toEqual(links)
})
