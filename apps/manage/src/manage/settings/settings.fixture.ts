import type { RenderedModule } from '@galleria/federation/testing'
import { screen } from '@testing-library/react'
import { LONG, openAs } from '../shared/staff.fixture.ts'

/** Opens pages of the settings of a platform. */
export const settingsOf =
  (site: Parameters<typeof openAs>[0]) =>
  async (page: string, who: 'owner' | 'staff' = 'owner'): Promise<RenderedModule> => {
    const rendered = await openAs(site, who, `/manage/settings${page}`)
    await screen.findByRole('heading', { level: 1 }, LONG)
    return rendered
  }

export const save = () => screen.getByRole('button', { name: 'Save' })
export const query = { query: { cursorPaging: { limit: 100 } } }
