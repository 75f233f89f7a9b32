// Written by `pnpm messages` from en.json.
declare const messages: {
  'editor.tools': Record<never, never>
  'editor.bold': Record<never, never>
  'editor.italic': Record<never, never>
  'editor.underline': Record<never, never>
  'editor.strike': Record<never, never>
  'editor.heading': Record<never, never>
  'editor.subheading': Record<never, never>
  'editor.bullets': Record<never, never>
  'editor.numbers': Record<never, never>
  'editor.quote': Record<never, never>
  'editor.link': Record<never, never>
  'editor.undo': Record<never, never>
  'editor.redo': Record<never, never>
  'editor.link-address': Record<never, never>
  'editor.link-wrong': Record<never, never>
  'editor.link-take': Record<never, never>
  'editor.link-remove': Record<never, never>
  'editor.link-cancel': Record<never, never>
}
export default messages
