import { detailPage } from '../parts/detail-page.tsx'

export const { loader, Page } = detailPage('products')
