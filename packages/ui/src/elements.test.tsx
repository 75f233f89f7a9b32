// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Gallery } from './gallery/index.ts'
import { ToastRegion } from './index.ts'
import * as overlays from './overlays/index.ts'

it('The UI kit renders every first-paint element on a server, where there is no window', () => {
  expect(typeof window).toBe('undefined')
  const html = renderToString(
    <>
      <Gallery />
      <ToastRegion />
    </>,
  )
  expect(html).toContain('Tide vase')
  expect(html).toContain('<details')
})

it('The UI kit renders no button or link inside another', () => {
  const html = renderToString(<Gallery />)
  expect(html).not.toMatch(/<a\b(?:(?!<\/a>).)*<(?:a|button)\b/s)
  expect(html).not.toMatch(/<button\b(?:(?!<\/button>).)*<(?:a|button)\b/s)
})

it('The UI kit renders closed overlays and menus on a server', () => {
  const { Dialog, Drawer, Menu, MenuItem, Tabs, TabList, Tab, TabPanel, SearchField } = overlays
  const none = () => {}
  const html = renderToString(
    <>
      <Dialog title="A" isOpen={false} onOpenChange={none}>
        a
      </Dialog>
      <Drawer title="B" isOpen={false} onOpenChange={none}>
        b
      </Drawer>
      <Menu trigger={<button type="button">Account</button>}>
        <MenuItem>Orders</MenuItem>
      </Menu>
      <Tabs>
        <TabList aria-label="About">
          <Tab id="story">Story</Tab>
        </TabList>
        <TabPanel id="story">Thrown by hand</TabPanel>
      </Tabs>
      <SearchField label="Search" />
    </>,
  )
  expect(html).toContain('Account')
  expect(html).toContain('Thrown by hand')
})
