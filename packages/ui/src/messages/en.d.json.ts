// Written by `pnpm messages` from en.json.
declare const messages: {
  'choice.sold-out': Record<never, never>
  'ui.breadcrumb': Record<never, never>
  'ui.close': Record<never, never>
  'ui.choose': Record<never, never>
  'ui.dismiss': Record<never, never>
  'ui.messages': Record<never, never>
  'ui.pages': Record<never, never>
  'pages.one': { page: number }
  'pages.next': Record<never, never>
  'pages.previous': Record<never, never>
  'price.before': Record<never, never>
  'price.from': Record<never, never>
  'price.now': Record<never, never>
  'quantity.less': Record<never, never>
  'quantity.more': Record<never, never>
  'quantity.said': { count: number; label: string | number }
  'ui.skip': Record<never, never>
  'ui.sold-out': Record<never, never>
}
export default messages
