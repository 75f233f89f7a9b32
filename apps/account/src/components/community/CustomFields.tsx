import { useFormat } from '@galleria/i18n'
import { DescriptionList } from '@galleria/ui'
import type { ShownField } from '../../data/community/read-profile.ts'
import { useMessages } from '../../messages/index.ts'

/** Custom fields of a member, as far as the reader may see them. */
export function CustomFields({ fields }: { readonly fields: readonly ShownField[] }) {
  const t = useMessages()
  const format = useFormat()
  if (fields.length === 0) return null
  const said = (value: unknown) => {
    if (typeof value === 'boolean') return value ? t('profile.yes') : t('profile.no')
    if (typeof value === 'number') return format.number(value)
    const text = String(value)
    if (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))) return format.date(text)
    return isWeb(text) ? (
      <a href={text} rel="nofollow ugc noopener noreferrer" target="_blank">
        <bdi>{text}</bdi>
      </a>
    ) : (
      <bdi>{text}</bdi>
    )
  }
  return <DescriptionList items={fields.map(({ name, value }) => ({ term: name, value: said(value) }))} />
}

function isWeb(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text)
}
