import { Form, useNavigate } from '@galleria/router'
import { Button, Field, Icon, Select } from '@galleria/ui'
import {
  type Directory,
  directoryPath,
  type FoundMembers,
  type Sort,
  sortNames,
} from '../../data/community/directory.ts'
import { key, useMessages } from '../../messages/index.ts'
import styles from './DirectoryTools.module.css'

interface DirectoryToolsProps {
  readonly directory: Directory
  readonly found: FoundMembers
}

const labels = {
  newest: key('community.newest'),
  oldest: key('community.oldest'),
  name: key('community.by-name'),
}

/** Looks for names and sorts, as a form does: with or without a script. */
export function DirectoryTools({ directory, found }: DirectoryToolsProps) {
  const t = useMessages()
  const navigate = useNavigate()
  const count = found.members.length
  return (
    <div className={styles.tools}>
      <search className={styles.search}>
        <Form action="/members" className={styles.form} key={directory.q}>
          <Field
            label={t('community.search')}
            type="search"
            name="q"
            defaultValue={directory.q}
            maxLength={80}
            autoComplete="off"
            enterKeyHint="search"
            className={styles.term}
          />
          <Select
            label={t('community.sort')}
            name="sort"
            value={directory.sort}
            onChange={({ currentTarget: { value } }) =>
              void navigate(directoryPath({ ...directory, sort: value as Sort, after: '', shown: 1 }), {
                preventScrollReset: true,
              })
            }
            choices={sortNames.map((sort) => ({ value: sort, label: t(labels[sort]) }))}
          />
          <Button type="submit">
            <Icon name="search" size={18} />
            {t('community.find')}
          </Button>
        </Form>
      </search>
      <p role="status" className={styles.count}>
        {found.next ? t('community.shown-more', { count }) : t('community.shown', { count })}
      </p>
    </div>
  )
}
