import type { ManageLink } from '@galleria/federation'
import { expect, it } from 'vitest'
import { linksFor } from './use-manage-links.ts'

const link = (to: string, area?: string): ManageLink => ({
  ...{ module: 'manage', section: 'home', label: to, to },
  ...(area && { area }),
})
const all = [
  link('/manage'),
  link('/manage/orders', 'orders'),
  link('/manage/catalog', 'catalog'),
  link('/manage/settings', 'settings'),
  link('/manage/settings/staff', 'staff'),
  link('/manage/new', 'of-a-newer-module'),
]

it.each([
  [
    'OWNER',
    [
      '/manage',
      '/manage/orders',
      '/manage/catalog',
      '/manage/settings',
      '/manage/settings/staff',
      '/manage/new',
    ],
  ],
  ['MANAGER', ['/manage', '/manage/orders', '/manage/catalog', '/manage/settings', '/manage/new']],
  ['PACKER', ['/manage', '/manage/orders', '/manage/catalog']],
  ['EDITOR', ['/manage', '/manage/catalog']],
  [undefined, ['/manage']],
])('The bar shows %s the links that the role may open', (role, shown) => {
  expect(linksFor(all, role).map(({ to }) => to)).toEqual(shown)
})
