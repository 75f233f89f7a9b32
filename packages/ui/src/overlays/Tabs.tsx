import {
  Tab as AriaTab,
  TabList as AriaTabList,
  TabPanel as AriaTabPanel,
  Tabs as AriaTabs,
  type TabListProps,
  type TabPanelProps,
  type TabProps,
  type TabsProps,
} from 'react-aria-components'
import { InLanguage } from './InLanguage.tsx'
import styles from './overlays.module.css'

export function Tabs(props: TabsProps) {
  return (
    <InLanguage>
      <AriaTabs {...props} className={styles.tabs ?? ''} />
    </InLanguage>
  )
}

export function TabList(props: TabListProps<object>) {
  return <AriaTabList {...props} className={styles.tabList ?? ''} />
}

export function Tab(props: TabProps) {
  return <AriaTab {...props} className={styles.tab ?? ''} />
}

export function TabPanel(props: TabPanelProps) {
  return <AriaTabPanel {...props} className={styles.tabPanel ?? ''} />
}
