// Written by `pnpm messages` from en.json.
declare const messages: {
  'nav.loyalty': Record<never, never>
}
export default messages
