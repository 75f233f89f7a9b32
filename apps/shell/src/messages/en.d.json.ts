// Written by `pnpm messages` from en.json.
declare const messages: {
  'design.title': { store: string | number }
  'footer.about': { store: string | number }
  'footer.all-products': Record<never, never>
  'footer.store': Record<never, never>
  'header.account': Record<never, never>
  'header.cart': Record<never, never>
  'header.search': Record<never, never>
  'header.shop': Record<never, never>
  'page.late': Record<never, never>
  'page.loading': Record<never, never>
  'page.not-found': Record<never, never>
  'page.not-found-more': Record<never, never>
  'page.see-products': Record<never, never>
  'page.title': { store: string | number; title: string | number }
  'preferences.apply': Record<never, never>
  'preferences.currency': Record<never, never>
  'preferences.language': Record<never, never>
  'preferences.said': { currency: string | number }
  'preferences.title': Record<never, never>
  'problem.home': Record<never, never>
  'problem.outage': Record<never, never>
  'problem.outage-more': Record<never, never>
  'problem.part': Record<never, never>
  'problem.part-more': Record<never, never>
  'problem.served': Record<never, never>
  'problem.wrong': Record<never, never>
  'problem.wrong-more': Record<never, never>
  'theme.contrast': Record<never, never>
  'theme.dark': Record<never, never>
  'theme.label': Record<never, never>
  'theme.light': Record<never, never>
  'theme.system': Record<never, never>
  'try.again': Record<never, never>
  'try.busy': Record<never, never>
  'problem.looks': Record<never, never>
  'problem.reload': Record<never, never>
  'preview.title': Record<never, never>
  'preview.shown': Record<never, never>
  'preview.fails': { version: string | number }
  'preview.leave': Record<never, never>
  'preview.over': Record<never, never>
  'preview.over-more': Record<never, never>
  'tab.outdated': Record<never, never>
  'tab.outdated-more': Record<never, never>
}
export default messages
