// Written by `pnpm messages` from en.json.
declare const messages: {
  'nav.account': Record<never, never>
}
export default messages
