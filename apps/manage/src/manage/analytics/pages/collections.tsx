import { reportPage } from '../parts/report-page.tsx'

export const { loader, action, Page } = reportPage('collections')
