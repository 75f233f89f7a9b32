/** Overlays on React Aria Components: focus kept and given back, the rest of the page inert, escape closes. Fetched on demand. */
export { ComboBox, type ComboBoxProps } from './ComboBox.tsx'
export { Dialog, type DialogProps } from './Dialog.tsx'
export { Drawer, type DrawerProps } from './Drawer.tsx'
export { Menu, MenuItem, type MenuProps } from './Menu.tsx'
export { SearchField, type SearchFieldProps } from './SearchField.tsx'
export { CustomSelect, type CustomSelectProps, Option } from './Select.tsx'
export { Tab, TabList, TabPanel, Tabs } from './Tabs.tsx'
export { Tooltip, type TooltipProps } from './Tooltip.tsx'
