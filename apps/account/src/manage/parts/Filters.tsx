import { parts as styles } from '@galleria/manage'
import type { Badge } from '@galleria/platform-client/badges'
import { Form, Link, useNavigation } from '@galleria/router'
import { Button, ButtonLink, Checkbox, Disclosure, Field, Select } from '@galleria/ui'
import { privacyName, statusName } from '../member-status.tsx'
import { useMessages } from '../messages/index.ts'
import { columns, columnsOf } from '../rules/columns.ts'
import own from './members.module.css'

interface Props {
  readonly query: URLSearchParams
  readonly badges: readonly Badge[]
}

/** Search, sort order and columns; all of it stands in the URL. */
export function Filters({ query, badges }: Props) {
  const t = useMessages()
  const isLooking = useNavigation().state === 'loading'
  const shown = columnsOf(query)
  const given = (name: string) => query.get(name) ?? ''
  const names = {
    email: t('column.email'),
    status: t('column.status'),
    privacy: t('column.privacy'),
    badges: t('column.badges'),
    joined: t('column.joined'),
    seen: t('column.seen'),
  }
  const isNarrowed = ['privacy', 'activity', 'badge', 'from', 'to'].some((name) => query.get(name))
  return (
    <Form role="search" aria-label={t('filters.find')} className={styles.form}>
      <div className={styles.inline}>
        <Field name="q" type="search" maxLength={100} label={t('filters.words')} defaultValue={given('q')} />
        <Select name="status" label={t('column.status')} defaultValue={given('status')}>
          <option value="">{t('filters.any')}</option>
          {['PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE'].map((status) => (
            <option key={status} value={status}>
              {statusName(status, t)}
            </option>
          ))}
        </Select>
        <Select name="sort" label={t('filters.sort')} defaultValue={given('sort') || 'newest'}>
          <option value="newest">{t('sort.newest')}</option>
          <option value="oldest">{t('sort.oldest')}</option>
          <option value="name">{t('sort.name')}</option>
          <option value="seen">{t('sort.seen')}</option>
        </Select>
        <Button type="submit" variant="primary" pending={isLooking}>
          {t('filters.look')}
        </Button>
        {[...query].some(([, value]) => value) && (
          <ButtonLink as={Link} to="/manage/members" variant="quiet">
            {t('filters.clear')}
          </ButtonLink>
        )}
      </div>
      <Disclosure title={t('filters.more')} open={isNarrowed || undefined}>
        <div className={styles.rows}>
          <div className={styles.inline}>
            <Select name="privacy" label={t('column.privacy')} defaultValue={given('privacy')}>
              <option value="">{t('filters.any')}</option>
              {['PUBLIC', 'PRIVATE', 'UNDEFINED'].map((privacy) => (
                <option key={privacy} value={privacy}>
                  {privacyName(privacy, t)}
                </option>
              ))}
            </Select>
            <Select name="activity" label={t('filters.writing')} defaultValue={given('activity')}>
              <option value="">{t('filters.any')}</option>
              <option value="MUTED">{t('status.muted')}</option>
            </Select>
            <Select name="badge" label={t('filters.badge')} defaultValue={given('badge')}>
              <option value="">{t('filters.any')}</option>
              {badges.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </Select>
            <Field name="from" type="date" label={t('filters.from')} defaultValue={given('from')} />
            <Field name="to" type="date" label={t('filters.to')} defaultValue={given('to')} />
          </div>
          <fieldset className={own.boxes}>
            <legend>{t('filters.columns')}</legend>
            {columns.map((column) => (
              <Checkbox key={column} name="column" value={column} defaultChecked={shown.includes(column)}>
                {names[column]}
              </Checkbox>
            ))}
          </fieldset>
        </div>
      </Disclosure>
    </Form>
  )
}
