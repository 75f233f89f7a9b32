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
import styles from './overlays.module.css'

export function Tabs(props: TabsProps) {
  return <AriaTabs {...props} className={styles.tabs ?? ''} />
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
