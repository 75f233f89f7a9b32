// Written by `pnpm messages` from en.json.
declare const messages: {
  'nav.products': Record<never, never>
}
export default messages
