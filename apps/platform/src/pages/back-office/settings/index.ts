import { seeOther } from '../../../areas/identity/index.ts'
import { ApiError, violationsOf } from '../../../base/errors.ts'
import { transaction } from '../../../data/database.ts'
import type { App } from '../../../http/route.ts'
import { type Staff, withStaff, withStaffForm } from '../session.ts'
import { readSettings } from './form.ts'
import { parts, settingsBase, settingsPage } from './page.ts'
import type { SettingsPart } from './part.ts'

/** Settings of the owner for the whole store: the calls' settings, as forms. */
export function settingsPages(app: App): void {
  for (const part of parts) {
    const at = settingsBase + part.path
    app.get(at, (c) =>
      withStaff(c, (staff) => settingsPage(staff, part, { done: c.req.query('done')?.slice(0, 200) })),
    )
    app.post(at, (c) => withStaffForm(c, (staff, form) => save(staff, part, form)))
  }
}

async function save(staff: Staff, part: SettingsPart, form: URLSearchParams): Promise<Response> {
  const { c, caller } = staff
  const { services } = c.var
  if (caller.role !== 'OWNER')
    return settingsPage(staff, part, {
      problem: { text: 'Only the store owner can change settings. Your changes weren’t saved.', status: 403 },
    })
  const fields = part.groups(services.config.currency).flatMap((group) => group.fields)
  const changes = { [part.root]: readSettings(form, fields) }
  const seen = form.get('seen') ?? ''
  try {
    await transaction(services.db, (trx) => part.change({ trx, services, caller, wanted: changes, seen }))
    return seeOther(`${settingsBase}${part.path}?${new URLSearchParams({ done: 'Settings saved.' })}`)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    if (error.status === 409) return settingsPage(staff, part, overtaken(form))
    const wrong = new Map(
      violationsOf(error).map(({ field, description }) => {
        const name = field.slice(part.root.length + 1)
        const found = fields.find((each) => each.name === name)
        return [
          name,
          (found && 'wrong' in found && found.wrong) || `${found?.label ?? 'This'} ${description}.`,
        ]
      }),
    )
    const first = fields.find(({ name }) => wrong.has(name))?.name
    const text = first
      ? 'Your changes aren’t saved yet. Fix the fields marked below and save again.'
      : error.message
    return settingsPage(staff, part, { problem: { text, status: 422 }, refused: { form, wrong }, first })
  }
}

const overtaken = (form: URLSearchParams) => ({
  problem: {
    text: 'These settings changed while you were editing, so yours aren’t saved yet. Each field that differs shows the saved value. Save again to keep your changes.',
    status: 409,
  },
  refused: { form, wrong: new Map<string, string>() },
  overtaken: true,
})
