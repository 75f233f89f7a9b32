import { Widget } from '@galleria/federation'
import type { ReactNode } from 'react'
import { PageMain } from '../PageMain.tsx'
import css from '../Root.module.css'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'

/** Announcement, header and footer of the shop. `children` come first. */
export function ShopRoot({ children }: { readonly children: ReactNode }) {
  return (
    <div className={css.page}>
      {children}
      <Widget name="catalog.announcement" load="interaction" />
      <Header />
      <PageMain />
      <Footer />
    </div>
  )
}
