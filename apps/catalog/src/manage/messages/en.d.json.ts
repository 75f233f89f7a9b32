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
  'refusal.saved-before': Record<never, never>
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
  'status.visible': Record<never, never>
  'status.hidden': Record<never, never>
  'problem.number': Record<never, never>
  'problem.negative': Record<never, never>
  'problem.too-fine': Record<never, never>
  'problem.too-much': Record<never, never>
  'problem.whole': Record<never, never>
  'problem.required': Record<never, never>
  'problem.too-long': Record<never, never>
  'problem.status': Record<never, never>
  'problem.collection': Record<never, never>
  'problem.read-only': Record<never, never>
  'problem.conflict': Record<never, never>
  'problem.refused': Record<never, never>
  'grid.label': Record<never, never>
  'grid.edit': { column: string | number; name: string | number }
  'grid.keys': Record<never, never>
  'grid.told': { count: number }
  'grid.told-refused': { count: number; refused: number }
  'grid.undone': { count: number }
  'grid.copied': { count: number }
  'grid.pasting': Record<never, never>
  'grid.copy-again': Record<never, never>
  'grid.too-many': { count: number }
  'grid.stock-of-variants': Record<never, never>
  'grid.undo': Record<never, never>
  'grid.redo': Record<never, never>
  'grid.saving': { count: number }
  'grid.saved': Record<never, never>
  'grid.retry': Record<never, never>
  'grid.failed': { count: number }
  'grid.unread': Record<never, never>
  'stock.in': Record<never, never>
  'stock.out': Record<never, never>
  'filter.any': Record<never, never>
  'filter.stock-out': Record<never, never>
  'filter.stock-low': Record<never, never>
  'filter.stock-many': Record<never, never>
  'filter.collection': Record<never, never>
  'filter.from': Record<never, never>
  'filter.to': Record<never, never>
  'views.title': Record<never, never>
  'views.all': Record<never, never>
  'views.low': Record<never, never>
  'views.out': Record<never, never>
  'views.hidden': Record<never, never>
  'views.keep': Record<never, never>
  'views.name': Record<never, never>
  'views.where': Record<never, never>
  'views.save': Record<never, never>
  'views.name-it': Record<never, never>
  'views.kept': { name: string | number }
  'views.forget': { name: string | number }
  'views.forgotten': { name: string | number }
  'views.lost': Record<never, never>
  'columns.title': Record<never, never>
  'columns.earlier': { name: string | number }
  'columns.later': { name: string | number }
  'columns.narrower': { name: string | number }
  'columns.wider': { name: string | number }
  'columns.usual': Record<never, never>
  'conflict.title': { count: number }
  'conflict.cell': { mine: string | number; name: string | number; theirs: string | number }
  'conflict.mine': { name: string | number }
  'conflict.theirs': { name: string | number }
  'conflict.all-mine': Record<never, never>
  'conflict.all-theirs': Record<never, never>
  'wrong.title': { count: number }
  'wrong.forget': { name: string | number }
  'phone.more': Record<never, never>
  'phone.photo': Record<never, never>
  'phone.photo-of': { name: string | number }
  'phone.photo-added': Record<never, never>
  'phone.stock-of': { count: number }
  'bulk.title': Record<never, never>
  'bulk.of': Record<never, never>
  'bulk.picked': { count: number }
  'bulk.all': { count: number }
  'bulk.what': Record<never, never>
  'bulk.how': Record<never, never>
  'bulk.set': Record<never, never>
  'bulk.by-amount': Record<never, never>
  'bulk.by-percent': Record<never, never>
  'bulk.value': Record<never, never>
  'bulk.look': Record<never, never>
  'bulk.too-many': { count: number }
  'bulk.put': Record<never, never>
  'bulk.take': Record<never, never>
  'bulk.choose': Record<never, never>
  'bulk.none': Record<never, never>
  'bulk.other': Record<never, never>
  'bulk.other-name': Record<never, never>
  'bulk.too-many-all': { count: number }
  'edit.no-name': Record<never, never>
  'bulk.sample': { count: number }
  'bulk.would': { changed: number; impossible: number; same: number }
  'bulk.preview': Record<never, never>
  'bulk.before': Record<never, never>
  'bulk.after': Record<never, never>
  'bulk.job': Record<never, never>
  'bulk.do': { count: number }
  'bulk.do-all': { count: number }
  'filter.more': Record<never, never>
  'inventory.title': Record<never, never>
  'inventory.more': Record<never, never>
  'inventory.words': Record<never, never>
  'inventory.variant': Record<never, never>
  'inventory.left': Record<never, never>
  'inventory.found': Record<never, never>
  'inventory.any': Record<never, never>
  'inventory.out': Record<never, never>
  'inventory.low': Record<never, never>
  'inventory.counted': { count: number }
  'inventory.uncounted': Record<never, never>
  'inventory.in': Record<never, never>
  'inventory.none-left': Record<never, never>
  'inventory.ahead': Record<never, never>
  'inventory.none': Record<never, never>
  'inventory.next': Record<never, never>
  'inventory.pages': Record<never, never>
  'inventory.first': Record<never, never>
  'waiting.title': Record<never, never>
  'waiting.more': Record<never, never>
  'waiting.of': { name: string | number }
  'waiting.of-one': Record<never, never>
  'waiting.of-all': Record<never, never>
  'waiting.count': { count: number }
  'waiting.email': Record<never, never>
  'waiting.of-product': Record<never, never>
  'waiting.date': Record<never, never>
  'waiting.state': Record<never, never>
  'waiting.pending': Record<never, never>
  'waiting.notified': Record<never, never>
  'waiting.failed': Record<never, never>
  'waiting.none': Record<never, never>
  'waiting.withdraw': Record<never, never>
  'waiting.withdraw-means': Record<never, never>
  'waiting.request': { email: string | number; product: string | number }
  'waiting.withdrawn': Record<never, never>
  'waiting.pages': Record<never, never>
  'waiting.newer': Record<never, never>
  'stock.change': Record<never, never>
  'stock.how': Record<never, never>
  'stock.set': Record<never, never>
  'stock.add': Record<never, never>
  'stock.take': Record<never, never>
  'stock.count': Record<never, never>
  'stock.reason': Record<never, never>
  'stock.manual': Record<never, never>
  'stock.order': Record<never, never>
  'stock.revert': Record<never, never>
  'stock.save': Record<never, never>
  'stock.saved': { count: number }
  'stock.wrong': Record<never, never>
  'stock.wrong-by': Record<never, never>
  'stock.history': Record<never, never>
  'stock.history-more': Record<never, never>
  'stock.history-none': Record<never, never>
  'stock.from-to': Record<never, never>
  'stock.back': Record<never, never>
  'stock.stale': Record<never, never>
  'stock.product': Record<never, never>
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
  'call.collection-arranged': Record<never, never>
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
  'edit.reason': { reason: string | number }
  'edit.cell': { column: string | number; from: string | number; to: string | number }
  'edit.more-cells': { count: number }
  'edit.created': Record<never, never>
  'edit.updated': Record<never, never>
  'edit.deleted': Record<never, never>
  'edit.thing': Record<never, never>
  'edit.how': Record<never, never>
  'edit.cells': Record<never, never>
  'edit.variant': { column: string | number }
  'edit.of-variants': { column: string | number; count: number }
  'edit.true': Record<never, never>
  'edit.false': Record<never, never>
  'edit.joined': Record<never, never>
  'edit.taken-out': Record<never, never>
  'edit.moved': Record<never, never>
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
  'edit.pages': Record<never, never>
  'edit.back': Record<never, never>
  'editor.new': Record<never, never>
  'editor.new-more': Record<never, never>
  'editor.basics': Record<never, never>
  'editor.name': Record<never, never>
  'editor.description': Record<never, never>
  'editor.visible': Record<never, never>
  'editor.digital': Record<never, never>
  'editor.digital-more': Record<never, never>
  'editor.prices': Record<never, never>
  'editor.price': { currency: string | number }
  'editor.discount': Record<never, never>
  'editor.discount-none': Record<never, never>
  'editor.discount-percent': Record<never, never>
  'editor.discount-amount': { currency: string | number }
  'editor.discount-value': Record<never, never>
  'editor.cost': { currency: string | number }
  'editor.paid': { price: string | number }
  'editor.margin': { margin: string | number; profit: string | number }
  'editor.sku': Record<never, never>
  'editor.weight': Record<never, never>
  'editor.per-unit': Record<never, never>
  'editor.unit-total': Record<never, never>
  'editor.unit-total-unit': Record<never, never>
  'editor.unit-base': Record<never, never>
  'editor.unit-base-unit': Record<never, never>
  'editor.options': Record<never, never>
  'editor.options-more': Record<never, never>
  'editor.option-new': Record<never, never>
  'editor.option-name': Record<never, never>
  'editor.option-kind': Record<never, never>
  'editor.option-list': Record<never, never>
  'editor.option-color': Record<never, never>
  'editor.option-add': Record<never, never>
  'editor.option-remove': Record<never, never>
  'editor.choice': { place: number }
  'editor.choice-add': Record<never, never>
  'editor.choice-remove': { choice: string | number }
  'editor.color-of': { choice: string | number }
  'editor.variants': { count: number }
  'editor.variants-more': Record<never, never>
  'editor.variants-table': Record<never, never>
  'editor.variant': Record<never, never>
  'editor.mark-all': Record<never, never>
  'editor.mark': { variant: string | number }
  'editor.cell': { column: string | number; variant: string | number }
  'editor.bulk': Record<never, never>
  'editor.bulk-what': Record<never, never>
  'editor.bulk-value': Record<never, never>
  'editor.bulk-show': Record<never, never>
  'editor.bulk-hide': Record<never, never>
  'editor.bulk-set': { count: number }
  'editor.bulk-done': { count: number }
  'editor.quantity': Record<never, never>
  'editor.quantity-more': Record<never, never>
  'editor.media': Record<never, never>
  'editor.media-none': Record<never, never>
  'editor.media-add': Record<never, never>
  'editor.media-of': Record<never, never>
  'editor.media-of-more': Record<never, never>
  'editor.media-find': Record<never, never>
  'editor.media-found': { count: number }
  'editor.media-take': { name: string | number }
  'editor.media-remove': Record<never, never>
  'editor.picture': Record<never, never>
  'editor.alt': Record<never, never>
  'editor.alt-more': Record<never, never>
  'editor.shows': { option: string | number }
  'editor.shows-all': Record<never, never>
  'editor.focus': Record<never, never>
  'editor.focus-x': Record<never, never>
  'editor.focus-y': Record<never, never>
  'editor.focus-none': Record<never, never>
  'editor.belongs': Record<never, never>
  'editor.preorder': Record<never, never>
  'editor.preorder-on': Record<never, never>
  'editor.preorder-message': Record<never, never>
  'editor.preorder-limit': Record<never, never>
  'editor.preorder-limit-more': Record<never, never>
  'editor.sections': Record<never, never>
  'editor.section-new': Record<never, never>
  'editor.section-title': Record<never, never>
  'editor.section-text': Record<never, never>
  'editor.section-add': Record<never, never>
  'editor.section-find': Record<never, never>
  'editor.section-of-shop': Record<never, never>
  'editor.section-which': Record<never, never>
  'editor.section-none': Record<never, never>
  'editor.section-use': Record<never, never>
  'editor.section-own': Record<never, never>
  'editor.section-shared': Record<never, never>
  'editor.section-remove': Record<never, never>
  'editor.slug': Record<never, never>
  'editor.slug-more': Record<never, never>
  'editor.seo-title': Record<never, never>
  'editor.seo-description': Record<never, never>
  'editor.seo-length': { count: number; good: number }
  'editor.seo-preview': Record<never, never>
  'editor.preview': Record<never, never>
  'editor.preview-hidden': Record<never, never>
  'editor.see': Record<never, never>
  'editor.waiting': { count: number }
  'editor.delete-means': Record<never, never>
  'editor.problems': { count: number }
  'editor.up-to': Record<never, never>
  'editor.stale': Record<never, never>
  'editor.stock-refused': { count: number }
  'editor.kept': Record<never, never>
  'editor.kept-more': { date: string | number }
  'editor.kept-older': Record<never, never>
  'editor.kept-take': Record<never, never>
  'editor.kept-discard': Record<never, never>
  'editor.conflicts': { count: number }
  'editor.conflicts-more': Record<never, never>
  'editor.conflicts-table': Record<never, never>
  'editor.conflict-field': Record<never, never>
  'editor.conflict-mine': Record<never, never>
  'editor.conflict-theirs': Record<never, never>
  'editor.conflict-whose': Record<never, never>
  'editor.keep-mine': Record<never, never>
  'editor.take-theirs': Record<never, never>
  'editor.keep-mine-of': { field: string | number }
  'editor.take-theirs-of': { field: string | number }
  'editor.yes': Record<never, never>
  'editor.no': Record<never, never>
  'editor.entries': { count: number }
  'wrong.required': Record<never, never>
  'wrong.no-amount': Record<never, never>
  'wrong.no-count': Record<never, never>
  'wrong.too-many-variants': Record<never, never>
  'wrong.percent': Record<never, never>
  'wrong.twice': Record<never, never>
  'wrong.slug': Record<never, never>
  'wrong.too-long': Record<never, never>
  'editor.open': { name: string | number }
  'upload.choose': Record<never, never>
  'upload.more': Record<never, never>
  'upload.done': { count: number }
  'upload.type': Record<never, never>
  'upload.large': Record<never, never>
  'upload.empty': Record<never, never>
  'upload.unreadable': Record<never, never>
  'upload.refused': Record<never, never>
  'upload.sent': { share: string | number }
  'named.name': Record<never, never>
  'named.text': Record<never, never>
  'named.change': Record<never, never>
  'named.change-one': { name: string | number }
  'named.used': { count: number }
  'named.find': Record<never, never>
  'named.found': { count: number }
  'named.move': { name: string | number }
  'named.move-more': Record<never, never>
  'named.move-to': Record<never, never>
  'named.move-choose': Record<never, never>
  'named.move-do': Record<never, never>
  'named.delete-means': Record<never, never>
  'brands.title': Record<never, never>
  'brands.more': Record<never, never>
  'brands.none': Record<never, never>
  'brands.add': Record<never, never>
  'ribbons.title': Record<never, never>
  'ribbons.more': Record<never, never>
  'ribbons.none': Record<never, never>
  'ribbons.add': Record<never, never>
  'info-sections.title': Record<never, never>
  'info-sections.more': Record<never, never>
  'info-sections.none': Record<never, never>
  'info-sections.add': Record<never, never>
  'info-sections.delete-means': Record<never, never>
  'collections.more': Record<never, never>
  'collections.add': Record<never, never>
  'collections.none': Record<never, never>
  'collections.count': Record<never, never>
  'collections.shown': Record<never, never>
  'collections.visible': Record<never, never>
  'collections.delete-means': Record<never, never>
  'collections.add-products': Record<never, never>
  'collections.find-more': Record<never, never>
  'collections.found': { already: number; total: number }
  'collections.put-all': { count: number }
  'collections.all-added': { count: number }
  'collections.too-many': { count: number }
  'collections.nothing': Record<never, never>
  'collections.put': { name: string | number }
  'collections.take': { name: string | number }
  'collections.added': { name: string | number }
  'collections.removed': { name: string | number }
  'collections.empty': Record<never, never>
  'collections.in-it': { count: number }
  'collections.order-more': Record<never, never>
  'collections.save-order': Record<never, never>
  'collections.order-reset': Record<never, never>
  'collections.put-first': { name: string | number }
  'collections.first': Record<never, never>
  'collections.order-saved': Record<never, never>
  'collections.put-first-done': { name: string | number }
  'collections.place': { from: string | number; to: string | number }
  'collections.pages': Record<never, never>
  'transfer.title': Record<never, never>
  'transfer.more': Record<never, never>
  'transfer.import': Record<never, never>
  'transfer.import-more': Record<never, never>
  'transfer.choose': Record<never, never>
  'transfer.drop': Record<never, never>
  'transfer.no-table': Record<never, never>
  'transfer.export': Record<never, never>
  'transfer.format': Record<never, never>
  'transfer.hosted': Record<never, never>
  'transfer.shopify': Record<never, never>
  'transfer.make': Record<never, never>
  'transfer.before': Record<never, never>
  'transfer.none': Record<never, never>
  'transfer.pages': Record<never, never>
  'transfer.file': Record<never, never>
  'transfer.reading': Record<never, never>
  'transfer.waiting': Record<never, never>
  'transfer.running': Record<never, never>
  'transfer.finished': Record<never, never>
  'transfer.failed': Record<never, never>
  'transfer.unreadable': Record<never, never>
  'transfer.mapping': Record<never, never>
  'transfer.mapping-more': Record<never, never>
  'transfer.nameless': { place: number }
  'transfer.skipped': Record<never, never>
  'transfer.twice': Record<never, never>
  'transfer.missing': { names: string | number }
  'transfer.try': Record<never, never>
  'transfer.start': Record<never, never>
  'transfer.tried': { count: number }
  'transfer.tried-part': Record<never, never>
  'transfer.created': Record<never, never>
  'transfer.updated': Record<never, never>
  'transfer.unchanged': Record<never, never>
  'transfer.not-taken': Record<never, never>
  'transfer.errors': Record<never, never>
  'transfer.errors-of': { count: number }
  'transfer.row': Record<never, never>
  'transfer.field': Record<never, never>
  'transfer.reason': Record<never, never>
  'transfer.means': Record<never, never>
  'transfer.partly': Record<never, never>
  'transfer.left-out': Record<never, never>
  'transfer.error-file': Record<never, never>
  'transfer.pages-of-errors': Record<never, never>
  'transfer.progress': { done: number; total: number }
  'transfer.may-leave': Record<never, never>
  'transfer.undo': Record<never, never>
  'transfer.back': Record<never, never>
  'transfer.handle': Record<never, never>
  'transfer.row-type': Record<never, never>
  'transfer.surcharge': Record<never, never>
  'transfer.compare-price': Record<never, never>
  'transfer.grams': Record<never, never>
  'transfer.product-type': Record<never, never>
  'transfer.option-name': Record<never, never>
  'transfer.option-type': Record<never, never>
  'transfer.option-value': Record<never, never>
  'transfer.info-title': Record<never, never>
  'transfer.info-text': Record<never, never>
  'transfer.numbered': { name: string | number; number: number }
  'call.imported': Record<never, never>
  'download.do': Record<never, never>
  'download.until': Record<never, never>
  'refusal.file-used': Record<never, never>
  'call.file-changed': Record<never, never>
  'library.title': Record<never, never>
  'library.more': Record<never, never>
  'library.add': Record<never, never>
  'library.add-private': Record<never, never>
  'library.added': { count: number }
  'library.words': Record<never, never>
  'library.kind': Record<never, never>
  'library.place': Record<never, never>
  'library.public': Record<never, never>
  'library.private': Record<never, never>
  'library.bin': Record<never, never>
  'library.private-bin': Record<never, never>
  'library.pictures': Record<never, never>
  'library.films': Record<never, never>
  'library.sounds': Record<never, never>
  'library.documents': Record<never, never>
  'library.archives': Record<never, never>
  'library.none': Record<never, never>
  'library.none-bin': Record<never, never>
  'library.pages': Record<never, never>
  'library.facts': { kind: string | number; size: string | number }
  'library.in-bin': Record<never, never>
  'library.download': Record<never, never>
  'library.restore': Record<never, never>
  'library.delete-means': Record<never, never>
  'library.back': Record<never, never>
  'library.size': Record<never, never>
  'library.pixels': Record<never, never>
  'library.by': { height: number; width: number }
  'library.since': Record<never, never>
  'library.only-links': Record<never, never>
  'library.for-all': Record<never, never>
  'library.uses': Record<never, never>
  'library.no-uses': Record<never, never>
  'library.followed': Record<never, never>
  'refusal.option-used': Record<never, never>
  'refusal.choice-used': Record<never, never>
  'refusal.name-taken': Record<never, never>
  'customizations.title': Record<never, never>
  'customizations.more': Record<never, never>
  'customizations.none': Record<never, never>
  'customizations.add': Record<never, never>
  'customizations.kind': Record<never, never>
  'customizations.kind-more': Record<never, never>
  'customizations.words': Record<never, never>
  'customizations.colors': Record<never, never>
  'customizations.text': Record<never, never>
  'customizations.question': Record<never, never>
  'customizations.most': Record<never, never>
  'customizations.most-wrong': Record<never, never>
  'customizations.choices': Record<never, never>
  'customizations.no-choice': Record<never, never>
  'customizations.delete-means': Record<never, never>
  'customizations.uses': Record<never, never>
  'customizations.back': Record<never, never>
  'call.info-created': Record<never, never>
  'call.info-changed': Record<never, never>
  'call.info-deleted': Record<never, never>
  'call.info-joined': Record<never, never>
  'call.option-created': Record<never, never>
  'call.option-changed': Record<never, never>
  'call.option-deleted': Record<never, never>
  'call.products-created': Record<never, never>
  'call.products-deleted': Record<never, never>
  'edit.kind-collection': Record<never, never>
  'edit.kind-brand': Record<never, never>
  'edit.kind-ribbon': Record<never, never>
  'edit.kind-info': Record<never, never>
  'edit.kind-option': Record<never, never>
  'edit.named': { kind: string | number; name: string | number }
  'column.choices': Record<never, never>
  'column.free-text': Record<never, never>
  'column.digital-file': Record<never, never>
  'editor.file-none': Record<never, never>
  'editor.file-remove': Record<never, never>
  'editor.file-choose': Record<never, never>
  'editor.file-other': Record<never, never>
  'editor.file-more': Record<never, never>
  'editor.file-done': Record<never, never>
  'column.barcode': Record<never, never>
  'column.amount': Record<never, never>
  'column.size': Record<never, never>
  'column.package-size': Record<never, never>
  'column.main-category': Record<never, never>
  'column.tags': Record<never, never>
  'column.private-tags': Record<never, never>
  'column.in-pos': Record<never, never>
  'wrong.units-differ': Record<never, never>
  'wrong.no-quantity': Record<never, never>
  'wrong.no-length': Record<never, never>
  'wrong.no-size': Record<never, never>
  'editor.codes': Record<never, never>
  'editor.parcel': Record<never, never>
  'editor.size-length': Record<never, never>
  'editor.size-width': Record<never, never>
  'editor.size-height': Record<never, never>
  'editor.size-unit': Record<never, never>
  'editor.size-variants': Record<never, never>
  'editor.sizes-show': Record<never, never>
  'editor.sizes-more': Record<never, never>
  'editor.main-category-more': Record<never, never>
  'editor.main-category-none': Record<never, never>
  'editor.no-category': Record<never, never>
  'editor.pos-follows': Record<never, never>
  'editor.pos-shown': Record<never, never>
  'editor.pos-hidden': Record<never, never>
  'tags.hint': Record<never, never>
  'tags.private-hint': Record<never, never>
  'tags.full': Record<never, never>
  'tags.added': { names: string | number }
  'tags.removed': { name: string | number }
  'tags.remove': { name: string | number }
  'problem.tags': Record<never, never>
}
export default messages
