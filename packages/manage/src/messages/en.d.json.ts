// Written by `pnpm messages` from en.json.
declare const messages: {
  'manage.owner': Record<never, never>
  'manage.staff': Record<never, never>
  'manage.over': Record<never, never>
  'manage.sign-in': Record<never, never>
  'manage.zone': { zone: string | number }
  'refused.title': Record<never, never>
  'refused.other': Record<never, never>
  'nothing.title': Record<never, never>
  'nothing.more': Record<never, never>
  'outage.more': Record<never, never>
  'outage.again': Record<never, never>
  'leave.title': Record<never, never>
  'leave.more': Record<never, never>
  'leave.stay': Record<never, never>
  'leave.go': Record<never, never>
  'save.do': Record<never, never>
  'save.done': Record<never, never>
  'save.reset': Record<never, never>
  'save.delete': Record<never, never>
  'save.restore': Record<never, never>
  'save.errors': Record<never, never>
  'manage.page': { area: string | number; title: string | number }
  'delete.title': { name: string | number }
  'delete.do': Record<never, never>
  'delete.keep': Record<never, never>
  'sortable.drag': Record<never, never>
  'sortable.up': { name: string | number }
  'sortable.down': { name: string | number }
  'sortable.moved': { count: number; name: string | number; place: number }
}
export default messages
