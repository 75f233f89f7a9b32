import {
  ComboBox,
  CustomSelect,
  Dialog,
  Drawer,
  Menu,
  MenuItem,
  Option,
  SearchField,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  Tooltip,
} from '@galleria/ui/overlays'
import { useState } from 'react'
import { Button, IconButton } from '../forms/Button.tsx'
import { Icon } from '../Icon.tsx'
import { Example } from './Example.tsx'
import styles from './Gallery.module.css'

type Open = 'dialog' | 'decision' | 'drawer'

export default function Overlays() {
  const [open, setOpen] = useState<Open>()
  const [glaze, setGlaze] = useState('matt')
  const shown = (which: Open) => ({
    isOpen: open === which,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? which : undefined),
  })
  return (
    <>
      <Example title="Dialogs and drawer">
        <Button onClick={() => setOpen('dialog')}>Open a dialog</Button>
        <Button onClick={() => setOpen('decision')}>Ask for a decision</Button>
        <Button onClick={() => setOpen('drawer')}>Open a drawer</Button>
        <Dialog title="Size guide" {...shown('dialog')}>
          <p>Small holds a stem, medium a bunch, large a branch.</p>
        </Dialog>
        <Dialog title="Empty the cart?" decisive {...shown('decision')}>
          <p>Three things would go.</p>
          <Button variant="danger" onClick={() => setOpen(undefined)}>
            Empty it
          </Button>
        </Dialog>
        <Drawer title="Your cart" {...shown('drawer')}>
          <p>Nothing here yet.</p>
        </Drawer>
      </Example>
      <Example title="Menu and tooltip">
        <Menu trigger={<Button>Account</Button>} header="Ada Lovelace">
          <MenuItem id="orders">My orders</MenuItem>
          <MenuItem id="points">Points</MenuItem>
          <MenuItem id="out">Sign out</MenuItem>
        </Menu>
        <Tooltip text="Free delivery from $80">
          <IconButton label="Delivery">
            <Icon name="truck" />
          </IconButton>
        </Tooltip>
      </Example>
      <Example title="Tabs" block>
        <Tabs>
          <TabList aria-label="About the product">
            <Tab id="story">Story</Tab>
            <Tab id="care">Care</Tab>
            <Tab id="delivery">Delivery</Tab>
          </TabList>
          <TabPanel id="story">Thrown by hand near the sea.</TabPanel>
          <TabPanel id="care">Wash by hand.</TabPanel>
          <TabPanel id="delivery">Two to four days.</TabPanel>
        </Tabs>
      </Example>
      <Example title="Select, combo box, search" block>
        <div className={styles.fields}>
          <CustomSelect label="Glaze" value={glaze} onChange={setGlaze}>
            <Option id="matt">Matt</Option>
            <Option id="gloss">Gloss</Option>
          </CustomSelect>
          <ComboBox label="City">
            <Option id="turin">Turin</Option>
            <Option id="milan">Milan</Option>
          </ComboBox>
          <SearchField label="Search products" />
        </div>
      </Example>
    </>
  )
}
