import { defineModule } from '@galleria/federation'
import { type RenderedModule, type RenderModuleOptions, renderModule } from '@galleria/federation/testing'
import type { ReactNode } from 'react'

/** Shows parts of the kit on a page at `/list`; every other address is a page too. */
export function openPart(part: ReactNode, options: Partial<RenderModuleOptions> = {}): RenderedModule {
  const page = defineModule({ name: 'manage', routes: [{ path: 'list', Component: () => part }] })
  return renderModule(page, { at: '/list', ...options })
}
