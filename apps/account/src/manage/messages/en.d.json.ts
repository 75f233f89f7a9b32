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
}
export default messages
