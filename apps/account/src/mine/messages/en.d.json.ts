// Written by `pnpm messages` from en.json.
declare const messages: {
  'mine.sections': Record<never, never>
  'mine.profile': Record<never, never>
  'mine.about': Record<never, never>
  'mine.contact': Record<never, never>
  'mine.community': Record<never, never>
  'mine.communication': Record<never, never>
  'mine.data': Record<never, never>
  'mine.seen': Record<never, never>
  'mine.unseen': Record<never, never>
  'mine.look': Record<never, never>
  'profile.names': Record<never, never>
  'profile.first-name': Record<never, never>
  'profile.last-name': Record<never, never>
  'profile.names-hint': Record<never, never>
  'profile.nickname': Record<never, never>
  'profile.title': Record<never, never>
  'profile.title-hint': Record<never, never>
  'slug.title': Record<never, never>
  'slug.label': Record<never, never>
  'slug.free': Record<never, never>
  'slug.not-free': Record<never, never>
  'slug.take': { slug: string | number }
  'slug.save': Record<never, never>
  'slug.saved': Record<never, never>
  'slug.taken': Record<never, never>
  'save.save': Record<never, never>
  'save.saved': Record<never, never>
  'save.wrong': Record<never, never>
  'save.look': Record<never, never>
  'save.muted': Record<never, never>
  'save.changed': Record<never, never>
  'save.outage': Record<never, never>
  'save.failed': Record<never, never>
  'contact.only-you': { email: string | number }
  'contact.emails': Record<never, never>
  'contact.phones': Record<never, never>
  'contact.addresses': Record<never, never>
  'contact.email': { place: number }
  'contact.phone': { place: number }
  'contact.email-tag': { place: number }
  'contact.phone-tag': { place: number }
  'contact.address': { place: number }
  'contact.remove': Record<never, never>
  'contact.remove-one': { what: string | number }
  'contact.add-email': Record<never, never>
  'contact.add-phone': Record<never, never>
  'contact.add-address': Record<never, never>
  'contact.removed': Record<never, never>
  'contact.undo': Record<never, never>
  'contact.line': Record<never, never>
  'contact.line-2': Record<never, never>
  'contact.postal-code': Record<never, never>
  'contact.city': Record<never, never>
  'contact.subdivision': Record<never, never>
  'contact.country': Record<never, never>
  'contact.use': Record<never, never>
  'tag.none': Record<never, never>
  'tag.main': Record<never, never>
  'tag.home': Record<never, never>
  'tag.work': Record<never, never>
  'tag.mobile': Record<never, never>
  'tag.fax': Record<never, never>
  'tag.billing': Record<never, never>
  'tag.shipping': Record<never, never>
  'privacy.title': Record<never, never>
  'privacy.public': Record<never, never>
  'privacy.private': Record<never, never>
  'privacy.muted': Record<never, never>
  'privacy.join': Record<never, never>
  'privacy.leave': Record<never, never>
  'people.title': Record<never, never>
  'people.following': Record<never, never>
  'people.followers': Record<never, never>
  'letters.title': Record<never, never>
  'letters.more': { email: string | number }
  'letters.abandoned-cart': Record<never, never>
  'letters.abandoned-cart-hint': Record<never, never>
  'letters.points-expiry': Record<never, never>
  'letters.points-expiry-hint': Record<never, never>
  'letters.back-in-stock': Record<never, never>
  'letters.back-in-stock-hint': Record<never, never>
  'letters.always': Record<never, never>
  'badges.title': Record<never, never>
  'badges.none': Record<never, never>
  'blocked.title': Record<never, never>
  'blocked.none': Record<never, never>
  'blocked.nameless': Record<never, never>
  'blocked.unblock': Record<never, never>
  'blocked.unblock-name': { name: string | number }
  'export.title': Record<never, never>
  'export.more': Record<never, never>
  'export.start': Record<never, never>
  'export.ready': Record<never, never>
  'export.again': Record<never, never>
  'delete.title': Record<never, never>
  'delete.more': Record<never, never>
  'delete.will': Record<never, never>
  'delete.did': Record<never, never>
  'delete.what': Record<never, never>
  'delete.count': Record<never, never>
  'delete.fate': Record<never, never>
  'delete.word': Record<never, never>
  'delete.confirm': { word: string | number }
  'delete.wrong-word': { word: string | number }
  'delete.start': Record<never, never>
  'delete.done': Record<never, never>
  'delete.leave': Record<never, never>
  'delete.subscribed': Record<never, never>
  'delete.cancel-first': { name: string | number }
  'delete.forbidden': Record<never, never>
  'fate.erased': Record<never, never>
  'fate.anonymised': Record<never, never>
  'fate.kept': Record<never, never>
  'fate.reassigned': Record<never, never>
  'kept.orders': Record<never, never>
  'kept.checkouts': Record<never, never>
  'kept.abandoned-carts': Record<never, never>
  'kept.carts': Record<never, never>
  'kept.subscriptions': Record<never, never>
  'kept.coupons': Record<never, never>
  'kept.memberships': Record<never, never>
  'kept.loyalty-coupons': Record<never, never>
  'kept.loyalty-account': Record<never, never>
  'kept.bookings': Record<never, never>
  'kept.tickets': Record<never, never>
  'kept.plans': Record<never, never>
  'kept.back-in-stock-requests': Record<never, never>
  'kept.import-errors': Record<never, never>
  'kept.decisions': Record<never, never>
  'kept.about': Record<never, never>
  'kept.about-phone': Record<never, never>
  'kept.refused-letters': Record<never, never>
  'kept.badges': Record<never, never>
  'kept.following': Record<never, never>
  'kept.followers': Record<never, never>
  'kept.reports': Record<never, never>
  'kept.blocked-members': Record<never, never>
  'kept.sessions': Record<never, never>
  'kept.hosted-sessions': Record<never, never>
  'kept.consents': Record<never, never>
  'kept.redirect-sessions': Record<never, never>
  'kept.sign-ins': Record<never, never>
  'about.title': Record<never, never>
  'about.more': Record<never, never>
  'about.gone': Record<never, never>
  'custom.title': Record<never, never>
  'custom.public': Record<never, never>
  'custom.community': Record<never, never>
  'custom.private': Record<never, never>
  'picture.title': Record<never, never>
  'picture.choose-photo': Record<never, never>
  'picture.choose-cover': Record<never, never>
  'picture.remove-photo': Record<never, never>
  'picture.remove-cover': Record<never, never>
  'picture.cut-photo': Record<never, never>
  'picture.cut-cover': Record<never, never>
  'picture.cut-more': Record<never, never>
  'picture.part': Record<never, never>
  'picture.size': Record<never, never>
  'picture.take': Record<never, never>
  'picture.cancel': Record<never, never>
  'picture.unreadable': Record<never, never>
  'kept.pictures': Record<never, never>
}
export default messages
