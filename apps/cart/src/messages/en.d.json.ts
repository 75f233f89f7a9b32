// Written by `pnpm messages` from en.json.
declare const messages: {
  'nav.cart': Record<never, never>
}
export default messages
