import { SkipLink, ToastRegion } from '@galleria/ui'
import { ScrollRestoration, useLocation } from 'react-router'
import { useApp } from '../common/AppContext.tsx'
import { isCheckoutPath, isManagePath } from '../common/prefixes.ts'
import { Alternates } from './Alternates.tsx'
import { Announcer } from './Announcer.tsx'
import { CheckoutRoot } from './frame/CheckoutRoot.tsx'
import { ManageRoot } from './frame/ManageRoot.tsx'
import { ShopRoot } from './frame/ShopRoot.tsx'
import { NavigationProgress } from './NavigationProgress.tsx'

/** The frame around every page: the shop's, the checkout's, or the admin's. */
export function Root() {
  const { bar } = useApp()
  const { pathname } = useLocation()
  const Frame = isManagePath(pathname) ? ManageRoot : isCheckoutPath(pathname) ? CheckoutRoot : ShopRoot
  return (
    <>
      <Frame>
        <Alternates />
        <SkipLink href="#main" />
        <NavigationProgress />
        {bar}
      </Frame>
      <ToastRegion />
      <Announcer />
      <ScrollRestoration />
    </>
  )
}
