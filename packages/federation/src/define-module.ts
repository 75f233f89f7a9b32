import type { Message, Messages } from '@galleria/i18n'
import type { StaffArea } from '@galleria/platform-client/roles'
import type { RouteObject, RouterContextProvider } from '@galleria/router'
import type { ComponentType } from 'react'
import { extensionName } from './slots.ts'
import type { SlotName, Slots, WidgetName, Widgets } from './widgets.ts'

export interface NavItem {
  /** A message where the module speaks several languages: `key('nav.cart')`. */
  readonly label: string | Message
  readonly to: string
  /**
   * Whether this store has what the link leads to. Asked by the server alone, as a visitor, once a minute; without it,
   * or where it does not answer, the link is shown.
   */
  readonly offered?: (args: { readonly context: RouterContextProvider }) => Promise<boolean>
}

/** Parts of the admin's left bar, in their order. */
export const manageSections = [
  'home',
  'orders',
  'products',
  'customers',
  'marketing',
  'loyalty',
  'content',
  'analytics',
  'settings',
] as const
export type ManageSection = (typeof manageSections)[number]

/** Link of a module in the left bar of `/manage`. */
export interface ManageNavItem {
  readonly section: ManageSection
  readonly label: string | Message
  readonly to: string
  /** Place within its section: the lowest comes first, and stands for the section; 100 without it. */
  readonly order?: number
  /** Area of permissions that a role must be able to read to be shown the link, e.g. `orders`; without it all staff are. */
  readonly area?: StaffArea
}

/** A react-router route with one addition. */
export type ModuleRoute = Omit<RouteObject, 'children' | 'index'> & {
  readonly index?: boolean
  readonly children?: readonly ModuleRoute[]
  /**
   * Needs the shopper's own session. `true`: the server sends its `HydrateFallback`, the browser runs its loader. `server`:
   * where the request says whose session it is, the server runs the loader in that name, in a process that draws this one page;
   * the loader reads alone, and what it answers is JSON. `form`: as `true` where scripts run, and as `server` for a browser that
   * sent a form without them. The server runs the action of a `server` or `form` route for such a form, which may write.
   */
  readonly personal?: boolean | 'server' | 'form'
}

export interface ModuleWidget<Name extends WidgetName> {
  /** Loads the widget's file. Both sides. */
  readonly load: () => Promise<{
    readonly default: ComponentType<Widgets[Name]>
    /** Loads data that is the same for every shopper and for any props. Read with `useWidgetData`. */
    readonly loader?: WidgetLoader
  }>
}

/** Part that a module adds to a slot of another team's page. */
export interface ModuleExtension<Slot extends SlotName> {
  /** Loads the extension's file, which is like a widget's. Both sides. */
  readonly load: () => Promise<{
    readonly default: ComponentType<Slots[Slot]>
    readonly loader?: WidgetLoader
  }>
  /** Place among the slot's extensions: the lowest comes first; 100 without it. Equal ones follow their modules' names. */
  readonly order?: number
}

/**
 * Runs before the widget renders: on the server once per page that holds it (the answer goes into the boot data),
 * else in the browser. A rejection leaves the widget without data, not the page without the widget.
 */
export type WidgetLoader<Data = unknown> = (args: {
  readonly context: RouterContextProvider
}) => Promise<Data>

export interface ModuleDefinition {
  readonly name: string
  readonly nav?: readonly NavItem[]
  /** Links of the module's pages below `/manage`. */
  readonly manage?: { readonly nav: readonly ManageNavItem[] }
  /** Absolute paths without the leading slash, e.g. `products/:slug`; `''` is the home page. */
  readonly routes: readonly ModuleRoute[]
  /** Messages of the module; those of the page's language are loaded before anything of it is rendered. */
  readonly messages?: Pick<Messages<never>, 'load'>
  readonly widgets?: { readonly [Name in WidgetName]?: ModuleWidget<Name> }
  readonly extensions?: { readonly [Slot in SlotName]?: ModuleExtension<Slot> }
}

/** A module's public face; the default export of its `src/module.ts`. */
export function defineModule<const Definition extends ModuleDefinition>(definition: Definition): Definition {
  return definition
}

interface Placeable {
  readonly load: () => Promise<{ readonly default: unknown; readonly loader?: WidgetLoader }>
}

/** Widgets and extensions of a module by the names under which they are placed. */
export function placeable({
  name,
  widgets = {},
  extensions = {},
}: ModuleDefinition): Readonly<Record<string, Placeable>> {
  const filled = Object.entries(extensions).map(([slot, each]) => [extensionName(name, slot), each] as const)
  return { ...widgets, ...Object.fromEntries(filled) }
}
