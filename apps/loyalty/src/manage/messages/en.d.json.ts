// Written by `pnpm messages` from en.json.
declare const messages: {
  'manage.sections': Record<never, never>
  'refused.more': Record<never, never>
  'refused.own': Record<never, never>
  'nothing.back': Record<never, never>
  'outage.title': Record<never, never>
  'error.outage': Record<never, never>
  'error.owner-only': Record<never, never>
  'error.stale': Record<never, never>
  'error.refused': { reason: string | number }
  'error.amount': Record<never, never>
  'error.balance': Record<never, never>
  'error.earned': Record<never, never>
  'chart.as-table': Record<never, never>
  'chart.what': Record<never, never>
  'dashboard.title': Record<never, never>
  'dashboard.more': Record<never, never>
  'dashboard.members': Record<never, never>
  'dashboard.outstanding': Record<never, never>
  'dashboard.issued': Record<never, never>
  'dashboard.redeemed': Record<never, never>
  'dashboard.adjusted': Record<never, never>
  'dashboard.expired': Record<never, never>
  'dashboard.worth': { money: string | number }
  'dashboard.no-worth': Record<never, never>
  'dashboard.over-time': Record<never, never>
  'dashboard.outstanding-over-time': Record<never, never>
  'dashboard.tiers': Record<never, never>
  'dashboard.not-active': Record<never, never>
  'accounts.title': Record<never, never>
  'accounts.more': Record<never, never>
  'accounts.find': Record<never, never>
  'accounts.words': Record<never, never>
  'accounts.tier': Record<never, never>
  'accounts.any-tier': Record<never, never>
  'accounts.least': Record<never, never>
  'accounts.most': Record<never, never>
  'accounts.sort': Record<never, never>
  'accounts.sort-newest': Record<never, never>
  'accounts.sort-most': Record<never, never>
  'accounts.sort-least': Record<never, never>
  'accounts.sort-active': Record<never, never>
  'accounts.look': Record<never, never>
  'accounts.all': Record<never, never>
  'accounts.found': { count: number }
  'accounts.none': Record<never, never>
  'accounts.none-more': Record<never, never>
  'accounts.name': Record<never, never>
  'accounts.email': Record<never, never>
  'accounts.balance': Record<never, never>
  'accounts.last': Record<never, never>
  'accounts.since': Record<never, never>
  'accounts.id': Record<never, never>
  'accounts.nameless': Record<never, never>
  'accounts.pages': Record<never, never>
  'accounts.prev': Record<never, never>
  'accounts.next': Record<never, never>
  'accounts.export': Record<never, never>
  'bulk.title': { count: number }
  'bulk.amount': Record<never, never>
  'bulk.amount-hint': Record<never, never>
  'bulk.balance': Record<never, never>
  'bulk.balance-hint': Record<never, never>
  'bulk.preview': Record<never, never>
  'bulk.would': Record<never, never>
  'bulk.sum': { count: number; points: string | number }
  'bulk.refused': { count: number }
  'bulk.apply': { count: number }
  'job.title': Record<never, never>
  'job.what': { count: number; points: string | number }
  'job.what-balance': { count: number; points: string | number }
  'job.progress': { done: number; total: number }
  'job.finished': { failed: number; succeeded: number }
  'job.results': Record<never, never>
  'job.status': Record<never, never>
  'job.reason': Record<never, never>
  'job.succeeded': Record<never, never>
  'job.failed': Record<never, never>
  'job.pending': Record<never, never>
  'job.only': Record<never, never>
  'job.all': Record<never, never>
  'job.none': Record<never, never>
  'job.back': Record<never, never>
  'account.expiring': { count: number; date: string | number }
  'account.tier-points': { count: number }
  'account.recalculated': { date: string | number }
  'account.last': { date: string | number }
  'adjust.title': Record<never, never>
  'adjust.how': Record<never, never>
  'adjust.add': Record<never, never>
  'adjust.set': Record<never, never>
  'adjust.earn': Record<never, never>
  'adjust.amount': Record<never, never>
  'adjust.balance': Record<never, never>
  'adjust.earned': Record<never, never>
  'adjust.description': Record<never, never>
  'adjust.description-hint': Record<never, never>
  'adjust.do': Record<never, never>
  'adjust.done': { balance: string | number }
  'merge.title': Record<never, never>
  'merge.what': { before: string | number; moved: string | number; now: string | number }
  'merge.both': { balance: string | number; points: string | number }
  'merge.mine': { balance: string | number }
  'merge.theirs': { balance: string | number }
  'ledger.title': Record<never, never>
  'ledger.when': Record<never, never>
  'ledger.kind': Record<never, never>
  'ledger.why': Record<never, never>
  'ledger.points': Record<never, never>
  'ledger.after': Record<never, never>
  'ledger.all': Record<never, never>
  'ledger.kinds': Record<never, never>
  'ledger.none': Record<never, never>
  'ledger.earn': Record<never, never>
  'ledger.redeem': Record<never, never>
  'ledger.adjust': Record<never, never>
  'ledger.refund': Record<never, never>
  'ledger.expire': Record<never, never>
  'ledger.unknown': Record<never, never>
  'ledger.older': Record<never, never>
  'coupons.title': Record<never, never>
  'coupons.reward': Record<never, never>
  'coupons.code': Record<never, never>
  'coupons.state': Record<never, never>
  'coupons.cost': Record<never, never>
  'coupons.when': Record<never, never>
  'coupons.change': Record<never, never>
  'coupons.usable': Record<never, never>
  'coupons.pending': Record<never, never>
  'coupons.used': Record<never, never>
  'coupons.failed': Record<never, never>
  'coupons.returned': Record<never, never>
  'coupons.over': Record<never, never>
  'coupons.delete-means': { count: number }
  'tiers.title': Record<never, never>
  'tiers.base': Record<never, never>
  'programme.title': Record<never, never>
  'rewards.title': Record<never, never>
  'rules.title': Record<never, never>
  'imports.title': Record<never, never>
  'save.delete': Record<never, never>
  'delete.title': { name: string | number }
  'delete.keep': Record<never, never>
  'delete.do': Record<never, never>
  'preview.title': Record<never, never>
  'programme.name': Record<never, never>
  'programme.description': Record<never, never>
  'programme.point': Record<never, never>
  'programme.point-hint': Record<never, never>
  'programme.points': Record<never, never>
  'programme.active': Record<never, never>
  'programme.inactive': Record<never, never>
  'programme.pause': Record<never, never>
  'programme.activate': Record<never, never>
  'expiry.title': Record<never, never>
  'expiry.on': Record<never, never>
  'expiry.how': Record<never, never>
  'expiry.inactive': Record<never, never>
  'expiry.yearly': Record<never, never>
  'expiry.months': Record<never, never>
  'expiry.month': Record<never, never>
  'expiry.day': Record<never, never>
  'expiry.share': Record<never, never>
  'expiry.says-months': { months: number; share: number }
  'expiry.says-yearly': { day: string | number; share: number }
  'rewards.more': Record<never, never>
  'rewards.new': Record<never, never>
  'rewards.none': Record<never, never>
  'rewards.none-more': Record<never, never>
  'reward.name': Record<never, never>
  'reward.gives': Record<never, never>
  'reward.cost': Record<never, never>
  'reward.state': Record<never, never>
  'reward.active': Record<never, never>
  'reward.inactive': Record<never, never>
  'reward.is-active': Record<never, never>
  'reward.hidden': Record<never, never>
  'reward.kind-money': Record<never, never>
  'reward.kind-fixed': Record<never, never>
  'reward.kind-percentage': Record<never, never>
  'reward.kind-shipping': Record<never, never>
  'reward.kind-price': Record<never, never>
  'reward.kind-buy': Record<never, never>
  'reward.says-off': { money: string | number }
  'reward.says-percentage': { percent: string | number }
  'reward.says-shipping': Record<never, never>
  'reward.says-price': { money: string | number }
  'reward.says-buy': { x: number; y: number }
  'reward.for': Record<never, never>
  'reward.everybody': Record<never, never>
  'reward.amount': { currency: string | number }
  'reward.percent': Record<never, never>
  'reward.x': Record<never, never>
  'reward.y': Record<never, never>
  'reward.minimum': { currency: string | number }
  'reward.remove': Record<never, never>
  'reward.add-tier': Record<never, never>
  'reward.delete-means': Record<never, never>
  'tiers.more': Record<never, never>
  'tiers.new': Record<never, never>
  'tiers.name': Record<never, never>
  'tiers.points': Record<never, never>
  'tiers.description': Record<never, never>
  'tiers.settings': Record<never, never>
  'tiers.on': Record<never, never>
  'tiers.basis': Record<never, never>
  'tiers.by-points': Record<never, never>
  'tiers.by-spend': Record<never, never>
  'tiers.months': Record<never, never>
  'tiers.months-hint': Record<never, never>
  'tiers.base-name': Record<never, never>
  'tiers.delete-means': Record<never, never>
  'icon.title': Record<never, never>
  'icon.none': Record<never, never>
  'icon.own': Record<never, never>
  'icon.star': Record<never, never>
  'icon.heart': Record<never, never>
  'icon.flower': Record<never, never>
  'icon.gem': Record<never, never>
  'icon.crown': Record<never, never>
  'icon.medal': Record<never, never>
  'icon.leaf': Record<never, never>
  'rules.more': Record<never, never>
  'rules.none': Record<never, never>
  'rules.untitled': Record<never, never>
  'rules.new': Record<never, never>
  'rules.kind': Record<never, never>
  'rules.kind-rate': Record<never, never>
  'rules.kind-order': Record<never, never>
  'rules.kind-registration': Record<never, never>
  'rules.kind-birthday': Record<never, never>
  'rules.kind-social': Record<never, never>
  'rules.kind-other': Record<never, never>
  'rules.app': Record<never, never>
  'rules.activity': Record<never, never>
  'rules.add': Record<never, never>
  'rules.added': Record<never, never>
  'rules.new-hint': Record<never, never>
  'rules.other-hint': Record<never, never>
  'rules.name': Record<never, never>
  'rules.points': Record<never, never>
  'rules.money': { currency: string | number }
  'rules.active': Record<never, never>
  'rules.paused': Record<never, never>
  'rules.add-tier': Record<never, never>
  'rules.delete-means': Record<never, never>
  'imports.more': Record<never, never>
  'imports.new': Record<never, never>
  'imports.file': Record<never, never>
  'imports.file-hint': Record<never, never>
  'imports.choose': Record<never, never>
  'imports.too-large': Record<never, never>
  'imports.not-sent': Record<never, never>
  'imports.send': Record<never, never>
  'imports.none': Record<never, never>
  'imports.when': Record<never, never>
  'imports.state': Record<never, never>
  'imports.rows': Record<never, never>
  'imports.is-parsing': Record<never, never>
  'imports.is-parsed': Record<never, never>
  'imports.is-importing': Record<never, never>
  'imports.is-imported': Record<never, never>
  'imports.is-failed': Record<never, never>
  'imports.progress': Record<never, never>
  'imports.result': { failed: number; succeeded: number }
  'imports.errors': Record<never, never>
  'imports.back': Record<never, never>
  'imports.same': Record<never, never>
  'imports.sample': Record<never, never>
  'imports.email': Record<never, never>
  'imports.points': Record<never, never>
  'imports.try': Record<never, never>
  'imports.would': Record<never, never>
  'imports.tried': { bad: number; good: number; points: string | number }
  'imports.not-whole': Record<never, never>
  'imports.bad-rows': Record<never, never>
  'imports.row': Record<never, never>
  'imports.go': { count: number }
  'manage.area': Record<never, never>
}
export default messages
