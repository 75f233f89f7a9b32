// Written by `pnpm messages` from en.json.
declare const messages: {
  'manage.area': Record<never, never>
  'manage.sections': Record<never, never>
  'refused.more': Record<never, never>
  'refused.own': Record<never, never>
  'nothing.back': Record<never, never>
  'outage.title': Record<never, never>
  'error.outage': Record<never, never>
  'error.owner-only': Record<never, never>
  'error.stale': Record<never, never>
  'error.refused': { reason: string | number }
  'refusal.changed-since': Record<never, never>
  'refusal.still-running': Record<never, never>
  'refusal.gone': Record<never, never>
  'refusal.negative': Record<never, never>
  'refusal.too-large': Record<never, never>
  'refusal.nothing-to-adjust': Record<never, never>
  'column.name': Record<never, never>
  'column.sku': Record<never, never>
  'column.price': Record<never, never>
  'column.cost': Record<never, never>
  'column.margin': Record<never, never>
  'column.weight': Record<never, never>
  'column.stock': Record<never, never>
  'column.status': Record<never, never>
  'column.ribbon': Record<never, never>
  'column.brand': Record<never, never>
  'column.collections': Record<never, never>
  'column.slug': Record<never, never>
  'column.visible': Record<never, never>
  'column.description': Record<never, never>
  'column.counted': Record<never, never>
  'column.in-stock': Record<never, never>
  'column.discount-kind': Record<never, never>
  'column.discount': Record<never, never>
  'column.options': Record<never, never>
  'column.media': Record<never, never>
  'column.info': Record<never, never>
  'column.seo': Record<never, never>
  'column.preorder': Record<never, never>
  'column.manage-variants': Record<never, never>
  'column.price-per-unit': Record<never, never>
  'products.title': Record<never, never>
  'products.more': Record<never, never>
  'products.find': Record<never, never>
  'products.words': Record<never, never>
  'products.found': { count: number }
  'products.none': Record<never, never>
  'products.none-more': Record<never, never>
  'products.all': Record<never, never>
  'products.next': Record<never, never>
  'products.pages': Record<never, never>
  'status.visible': Record<never, never>
  'status.hidden': Record<never, never>
  'call.product-created': Record<never, never>
  'call.product-changed': Record<never, never>
  'call.product-deleted': Record<never, never>
  'call.variants-changed': Record<never, never>
  'call.variants-reset': Record<never, never>
  'call.options-deleted': Record<never, never>
  'call.brand-taken': Record<never, never>
  'call.ribbon-taken': Record<never, never>
  'call.media-added': Record<never, never>
  'call.media-removed': Record<never, never>
  'call.media-choices': Record<never, never>
  'call.collection-created': Record<never, never>
  'call.collection-changed': Record<never, never>
  'call.collection-deleted': Record<never, never>
  'call.collection-joined': Record<never, never>
  'call.collection-left': Record<never, never>
  'call.brand-created': Record<never, never>
  'call.brand-changed': Record<never, never>
  'call.brand-deleted': Record<never, never>
  'call.ribbon-created': Record<never, never>
  'call.ribbon-changed': Record<never, never>
  'call.ribbon-deleted': Record<never, never>
  'call.bulk-set': Record<never, never>
  'call.bulk-adjusted': Record<never, never>
  'call.stock': Record<never, never>
  'call.cells': Record<never, never>
  'call.undone': Record<never, never>
  'who.staff': Record<never, never>
  'who.app': Record<never, never>
  'who.platform': Record<never, never>
  'history.title': Record<never, never>
  'history.more': Record<never, never>
  'history.of': Record<never, never>
  'history.of-all': Record<never, never>
  'history.none': Record<never, never>
  'history.what': Record<never, never>
  'history.when': Record<never, never>
  'history.who': Record<never, never>
  'history.count': Record<never, never>
  'history.state': Record<never, never>
  'history.undone': Record<never, never>
  'history.undoes': Record<never, never>
  'history.older': Record<never, never>
  'history.newest': Record<never, never>
  'history.pages': Record<never, never>
  'edit.by': { date: string | number; name: string | number }
  'edit.rows': { count: number }
  'edit.cell': { column: string | number; from: string | number; to: string | number }
  'edit.more-cells': { count: number }
  'edit.created': Record<never, never>
  'edit.updated': Record<never, never>
  'edit.deleted': Record<never, never>
  'edit.thing': Record<never, never>
  'edit.how': Record<never, never>
  'edit.cells': Record<never, never>
  'edit.variant': { column: string | number }
  'edit.place': Record<never, never>
  'edit.undo': Record<never, never>
  'edit.undo-more': Record<never, never>
  'edit.undo-again': Record<never, never>
  'edit.taken': { count: number }
  'edit.left': { count: number }
  'edit.undone-by': Record<never, never>
  'edit.undoes': Record<never, never>
  'edit.progress': { done: number; total: number }
  'edit.finished': { failed: number; succeeded: number }
  'edit.refused': Record<never, never>
  'edit.next': Record<never, never>
  'edit.back': Record<never, never>
}
export default messages
