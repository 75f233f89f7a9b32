// Written by `pnpm messages` from en.json.
import type { ReactNode } from 'react'

declare const messages: {
  'nav.products': Record<never, never>
  'listing.title': { name: string | number; site: string | number }
  'listing.title-page': { name: string | number; page: number; site: string | number }
  'listing.count': { count: number }
  'listing.similar': { count: number }
  'listing.range': { first: number; last: number; total: number }
  'listing.more': Record<never, never>
  'listing.loading': Record<never, never>
  'products.description': Record<never, never>
  'collection.description': { name: string | number; site: string | number }
  'search.title': { site: string | number }
  'search.title-for': { site: string | number; term: string | number }
  'search.description': { site: string | number }
  'search.results': { term: string | number }
  'search.empty': Record<never, never>
  'search.short': Record<never, never>
  'search.suggestions': { count: number }
  'search.suggested': Record<never, never>
  'search.recent': Record<never, never>
  'search.forget': Record<never, never>
  'search.similar': { term: string | number }
  'search.nothing': { term: string | number }
  'search.failed': Record<never, never>
  'search.collection': Record<never, never>
  'search.all': { term: string | number }
  'search.label': Record<never, never>
  'card.choose': Record<never, never>
  'card.choose-named': { name: string | number }
  'sort.label': Record<never, never>
  'sort.featured': Record<never, never>
  'sort.newest': Record<never, never>
  'sort.price-asc': Record<never, never>
  'sort.price-desc': Record<never, never>
  'sort.name': Record<never, never>
  'type.physical': Record<never, never>
  'type.digital': Record<never, never>
  'filters.title': Record<never, never>
  'filters.open': Record<never, never>
  'filters.open-some': { count: number }
  'filters.apply': Record<never, never>
  'filters.clear': Record<never, never>
  'filters.in-stock': { count: number }
  'filters.on-sale': { count: number }
  'filters.collection': Record<never, never>
  'filters.brand': Record<never, never>
  'filters.type': Record<never, never>
  'filters.price': Record<never, never>
  'filters.price-from': Record<never, never>
  'filters.price-to': Record<never, never>
  'filters.price-bounds': { max: string | number; min: string | number }
  'filters.show-all': { count: number }
  'chip.title': Record<never, never>
  'chip.remove': { filter: string | number }
  'chip.in-stock': Record<never, never>
  'chip.on-sale': Record<never, never>
  'chip.from': { price: string | number }
  'chip.to': { price: string | number }
  'nothing.page': Record<never, never>
  'nothing.page-shorter': Record<never, never>
  'nothing.first-page': Record<never, never>
  'nothing.title': Record<never, never>
  'nothing.filtered': Record<never, never>
  'nothing.other-words': Record<never, never>
  'nothing.all': Record<never, never>
  'stock.sold-out': Record<never, never>
  'stock.few': { count: number }
  'stock.digital': Record<never, never>
  'stock.gift': Record<never, never>
  'stock.in': Record<never, never>
  'stock.preorder': Record<never, never>
  'stock.preorder-with': { message: string | number }
  'product.description': { name: string | number; site: string | number }
  'gallery.title': Record<never, never>
  'gallery.none': Record<never, never>
  'gallery.count': { at: number; count: number }
  'gallery.picture': { at: number; count: number; name: string | number }
  'gallery.enlarge': { name: string | number }
  'gallery.play': { name: string | number }
  'gallery.previous': Record<never, never>
  'gallery.next': Record<never, never>
  'gallery.zoom': Record<never, never>
  'gallery.lessen': Record<never, never>
  'files.title': Record<never, never>
  'files.typed': { name: string | number; type: string | number }
  'product.file': { name: string | number }
  'product.file-sized': { name: string | number; size: string | number }
  'product.related': Record<never, never>
  'product.recent': Record<never, never>
  'notify.title': Record<never, never>
  'notify.label': Record<never, never>
  'notify.hint': Record<never, never>
  'notify.send': Record<never, never>
  'notify.done': { email: string | number }
  'notify.available': Record<never, never>
  'notify.email': Record<never, never>
  'notify.choose': Record<never, never>
  'notify.refused': Record<never, never>
  'notify.failed': Record<never, never>
  'nav.home': Record<never, never>
  'menu.shop': Record<never, never>
  'menu.collections': Record<never, never>
  'home.title': { site: string | number }
  'home.description': Record<never, never>
  'home.eyebrow': Record<never, never>
  'home.promise': Record<never, never>
  'home.lead': Record<never, never>
  'home.everything': Record<never, never>
  'home.new': Record<never, never>
  'home.collections': Record<never, never>
  'home.pieces': { count: number }
  'home.arrivals': Record<never, never>
  'home.best': Record<never, never>
  'home.sale-eyebrow': Record<never, never>
  'home.sale-lead': Record<never, never>
  'home.sale-all': Record<never, never>
  'shelf.all': { hidden: (children: ReactNode[]) => ReactNode; title: string | number }
  'missing.page': Record<never, never>
  'missing.title': Record<never, never>
  'missing.more': Record<never, never>
  'outage.page': Record<never, never>
  'outage.title': Record<never, never>
  'outage.more': Record<never, never>
  'outage.again': Record<never, never>
  'card.details': Record<never, never>
  'options.choose': Record<never, never>
  'options.show': Record<never, never>
  'options.sold-out': { choice: string | number }
  'product.no-cart': Record<never, never>
  'nothing.elsewhere': Record<never, never>
  'stock.preorder-over': Record<never, never>
  'product.off': { percent: string | number }
  'purchase.legend': Record<never, never>
  'purchase.once': Record<never, never>
  'purchase.day': { interval: number }
  'purchase.week': { interval: number }
  'purchase.month': { interval: number }
  'purchase.year': { interval: number }
  'purchase.trial': { time: string | number }
  'purchase.cycles': { count: number }
  'purchase.cancel': Record<never, never>
  'texts.optional': { title: string | number }
  'texts.left': { count: number }
  'share.button': Record<never, never>
  'share.copied': Record<never, never>
  'share.failed': Record<never, never>
}
export default messages
