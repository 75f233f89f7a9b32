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
  'refusal.self': Record<never, never>
  'refusal.owner': Record<never, never>
  'refusal.offline': Record<never, never>
  'refusal.subscribes': Record<never, never>
  'refusal.role': Record<never, never>
  'refusal.gone': Record<never, never>
  'members.title': Record<never, never>
  'members.more': Record<never, never>
  'members.found': { count: number }
  'members.none': Record<never, never>
  'members.none-more': Record<never, never>
  'members.nameless': Record<never, never>
  'column.name': Record<never, never>
  'column.email': Record<never, never>
  'column.status': Record<never, never>
  'column.privacy': Record<never, never>
  'column.badges': Record<never, never>
  'column.joined': Record<never, never>
  'column.seen': Record<never, never>
  'status.pending': Record<never, never>
  'status.approved': Record<never, never>
  'status.blocked': Record<never, never>
  'status.offline': Record<never, never>
  'status.unknown': Record<never, never>
  'status.muted': Record<never, never>
  'privacy.public': Record<never, never>
  'privacy.private': Record<never, never>
  'privacy.undefined': Record<never, never>
  'filters.find': Record<never, never>
  'filters.words': Record<never, never>
  'filters.any': Record<never, never>
  'filters.sort': Record<never, never>
  'filters.look': Record<never, never>
  'filters.clear': Record<never, never>
  'filters.more': Record<never, never>
  'filters.writing': Record<never, never>
  'filters.badge': Record<never, never>
  'filters.from': Record<never, never>
  'filters.to': Record<never, never>
  'filters.columns': Record<never, never>
  'sort.newest': Record<never, never>
  'sort.oldest': Record<never, never>
  'sort.name': Record<never, never>
  'sort.seen': Record<never, never>
  'views.title': Record<never, never>
  'views.all': Record<never, never>
  'views.waiting': Record<never, never>
  'views.blocked': Record<never, never>
  'views.muted': Record<never, never>
  'views.keep': Record<never, never>
  'views.name': Record<never, never>
  'views.where': Record<never, never>
  'views.name-it': Record<never, never>
  'views.save': Record<never, never>
  'views.kept': { name: string | number }
  'views.forget': { name: string | number }
  'views.forgotten': { name: string | number }
  'views.lost': Record<never, never>
  'pick.page': Record<never, never>
  'pick.one': { name: string | number }
  'pick.some': { count: number }
  'pick.all': { count: number }
  'pick.take-all': { count: number }
  'pick.none': Record<never, never>
  'change.title': Record<never, never>
  'change.what': Record<never, never>
  'change.look': Record<never, never>
  'change.approve': Record<never, never>
  'change.block': Record<never, never>
  'change.mute': Record<never, never>
  'change.unmute': Record<never, never>
  'change.delete': Record<never, never>
  'change.approve-means': Record<never, never>
  'change.block-means': Record<never, never>
  'change.mute-means': Record<never, never>
  'change.unmute-means': Record<never, never>
  'change.delete-means': Record<never, never>
  'change.would': { count: number }
  'change.skipped': { count: number }
  'change.assignee': Record<never, never>
  'change.assignee-hint': Record<never, never>
  'change.do': { count: number }
  'change.leave': Record<never, never>
  'pages.label': Record<never, never>
  'pages.first': Record<never, never>
  'pages.next': Record<never, never>
  'job.title': Record<never, never>
  'job.begun': { count: number; date: string | number }
  'job.progress': { done: number; total: number }
  'job.finished': { failed: number; succeeded: number }
  'job.may-leave': Record<never, never>
  'job.results': Record<never, never>
  'job.member': Record<never, never>
  'job.id': Record<never, never>
  'job.status': Record<never, never>
  'job.code': Record<never, never>
  'job.reason': Record<never, never>
  'job.succeeded': Record<never, never>
  'job.failed': Record<never, never>
  'job.pending': Record<never, never>
  'job.show-failed': { count: number }
  'job.show-all': Record<never, never>
  'job.file': Record<never, never>
  'job.back': Record<never, never>
  'reports.title': Record<never, never>
  'reports.more': Record<never, never>
  'reports.show-done': Record<never, never>
  'reports.show-open': Record<never, never>
  'reports.open': { count: number }
  'reports.done': { count: number }
  'reports.none': Record<never, never>
  'reports.none-more': Record<never, never>
  'reports.by-nobody': Record<never, never>
  'reports.what': { name: string | number }
  'reports.dismiss': Record<never, never>
  'reason.spam': Record<never, never>
  'reason.impersonation': Record<never, never>
  'reason.harassment': Record<never, never>
  'reason.other': Record<never, never>
  'badges.title': Record<never, never>
  'badges.more': Record<never, never>
  'badges.new': Record<never, never>
  'badges.none': Record<never, never>
  'badges.none-more': Record<never, never>
  'badges.wearers': { count: number }
  'badges.up': Record<never, never>
  'badges.down': Record<never, never>
  'badges.earlier': { title: string | number }
  'badges.later': { title: string | number }
  'badges.edit': { title: string | number }
  'badges.name': Record<never, never>
  'badges.name-it': Record<never, never>
  'badges.description': Record<never, never>
  'badges.background': Record<never, never>
  'badges.ink': Record<never, never>
  'badges.icon': Record<never, never>
  'badges.icon-hint': Record<never, never>
  'badges.preview': Record<never, never>
  'badges.readable': { ratio: string | number }
  'badges.unreadable': Record<never, never>
  'badges.mend': Record<never, never>
  'badges.sure': { title: string | number }
  'badges.sure-more': { count: number }
  'badges.delete': Record<never, never>
  'community.title': Record<never, never>
  'community.more': Record<never, never>
  'community.begin': Record<never, never>
  'community.join': Record<never, never>
  'community.open': Record<never, never>
  'community.approval': Record<never, never>
  'community.open-means': Record<never, never>
  'community.approval-means': Record<never, never>
  'community.privacy': Record<never, never>
  'community.privacy-means': Record<never, never>
  'field.title': Record<never, never>
  'field.new': Record<never, never>
  'field.name': Record<never, never>
  'field.key': Record<never, never>
  'field.key-hint': Record<never, never>
  'field.type': Record<never, never>
  'field.text': Record<never, never>
  'field.number': Record<never, never>
  'field.date': Record<never, never>
  'field.url': Record<never, never>
  'field.checkbox': Record<never, never>
  'field.visibility': Record<never, never>
  'field.public': Record<never, never>
  'field.community': Record<never, never>
  'field.private': Record<never, never>
  'field.sure': { name: string | number }
  'field.sure-more': Record<never, never>
  'field.delete': Record<never, never>
  'profile.joined': { date: string | number }
  'profile.standing': Record<never, never>
  'profile.disconnect': Record<never, never>
  'profile.disconnect-means': Record<never, never>
  'profile.disconnect-now': Record<never, never>
  'profile.block-now': Record<never, never>
  'profile.about': Record<never, never>
  'profile.nickname': Record<never, never>
  'profile.title': Record<never, never>
  'profile.emails': Record<never, never>
  'profile.phones': Record<never, never>
  'profile.addresses': Record<never, never>
  'profile.company': Record<never, never>
  'profile.points': Record<never, never>
  'profile.no-points': Record<never, never>
  'profile.public': Record<never, never>
  'profile.orders': Record<never, never>
  'profile.no-orders': Record<never, never>
  'profile.order': Record<never, never>
  'profile.when': Record<never, never>
  'profile.total': Record<never, never>
  'profile.reports': Record<never, never>
  'profile.no-reports': Record<never, never>
  'profile.no-badges': Record<never, never>
  'profile.badge': Record<never, never>
  'profile.give': Record<never, never>
  'profile.take': Record<never, never>
  'profile.take-badge': { title: string | number }
  'sessions.title': Record<never, never>
  'sessions.count': { count: number }
  'sessions.unknown': Record<never, never>
  'sessions.end': Record<never, never>
  'sessions.end-one': { device: string | number }
  'sessions.end-all': Record<never, never>
  'sign-ins.title': Record<never, never>
  'sign-ins.none': Record<never, never>
  'sign-ins.device': Record<never, never>
  'sign-ins.address': Record<never, never>
  'sign-ins.registered': Record<never, never>
  'sign-ins.signed-in': Record<never, never>
  'sign-ins.failed': Record<never, never>
  'sign-ins.factor-failed': Record<never, never>
  'sign-ins.factor-added': Record<never, never>
  'sign-ins.factor-removed': Record<never, never>
  'sign-ins.password-changed': Record<never, never>
  'sign-ins.password-recovered': Record<never, never>
  'sign-ins.ended': Record<never, never>
  'sign-ins.reused': Record<never, never>
  'sign-ins.older': Record<never, never>
  'sign-ins.newest': Record<never, never>
  'audit.title': Record<never, never>
  'audit.none': Record<never, never>
  'audit.what': Record<never, never>
  'audit.who': Record<never, never>
  'audit.created': Record<never, never>
  'audit.changed': Record<never, never>
  'audit.approved': Record<never, never>
  'audit.blocked': Record<never, never>
  'audit.disconnected': Record<never, never>
  'audit.muted': Record<never, never>
  'audit.unmuted': Record<never, never>
  'audit.deleted': Record<never, never>
  'audit.role': Record<never, never>
  'audit.badge': Record<never, never>
  'audit.no-badge': Record<never, never>
  'audit.reviewed': Record<never, never>
  'audit.reports-deleted': Record<never, never>
  'audit.sessions': Record<never, never>
  'audit.owner': Record<never, never>
  'audit.staff': Record<never, never>
  'audit.app': Record<never, never>
  'audit.self': Record<never, never>
  'audit.platform': Record<never, never>
  'end.title': Record<never, never>
  'end.look': Record<never, never>
  'end.would': Record<never, never>
  'end.what': Record<never, never>
  'end.count': Record<never, never>
  'end.fate': Record<never, never>
  'end.erased': Record<never, never>
  'end.anonymised': Record<never, never>
  'end.kept': Record<never, never>
  'end.reassigned': Record<never, never>
  'end.do': Record<never, never>
  'belonging.orders': Record<never, never>
  'belonging.checkouts': Record<never, never>
  'belonging.abandoned-carts': Record<never, never>
  'belonging.carts': Record<never, never>
  'belonging.subscriptions': Record<never, never>
  'belonging.coupons': Record<never, never>
  'belonging.memberships': Record<never, never>
  'belonging.loyalty-coupons': Record<never, never>
  'belonging.loyalty-account': Record<never, never>
  'belonging.bookings': Record<never, never>
  'belonging.tickets': Record<never, never>
  'belonging.plans': Record<never, never>
  'belonging.back-in-stock-requests': Record<never, never>
  'belonging.import-errors': Record<never, never>
  'belonging.decisions': Record<never, never>
  'belonging.about': Record<never, never>
  'belonging.about-phone': Record<never, never>
  'belonging.pictures': Record<never, never>
  'belonging.refused-letters': Record<never, never>
  'belonging.badges': Record<never, never>
  'belonging.following': Record<never, never>
  'belonging.followers': Record<never, never>
  'belonging.reports': Record<never, never>
  'belonging.blocked-members': Record<never, never>
  'belonging.sessions': Record<never, never>
  'belonging.hosted-sessions': Record<never, never>
  'belonging.consents': Record<never, never>
  'belonging.redirect-sessions': Record<never, never>
  'belonging.sign-ins': Record<never, never>
  'change.assignee-nobody': Record<never, never>
  'audit.older': Record<never, never>
  'audit.newest': Record<never, never>
  'profile.to-reports': Record<never, never>
  'badges.moved': { place: number; title: string | number }
}
export default messages
