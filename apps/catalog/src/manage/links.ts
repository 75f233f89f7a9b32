import type { Say } from './messages/index.ts'

/** The navigation, in its order. The first one is where the part begins. */
export const linksOf = (t: Say) => [
  { to: '/manage/catalog', label: t('products.title') },
  { to: '/manage/catalog/collections', label: t('column.collections') },
  { to: '/manage/catalog/brands', label: t('brands.title') },
  { to: '/manage/catalog/ribbons', label: t('ribbons.title') },
  { to: '/manage/catalog/info-sections', label: t('info-sections.title') },
  { to: '/manage/catalog/customizations', label: t('customizations.title') },
  { to: '/manage/catalog/inventory', label: t('inventory.title') },
  { to: '/manage/catalog/waiting', label: t('waiting.title') },
  { to: '/manage/catalog/media', label: t('library.title') },
  { to: '/manage/catalog/transfer', label: t('transfer.title') },
  { to: '/manage/catalog/history', label: t('history.title') },
]
