import { languages, useFormat } from '@galleria/i18n'
import { parts as styles, Table } from '@galleria/manage'
import { Link } from '@galleria/router'
import { Heading, TextLink } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import type { Loaded, ManageRequest, PageProps } from '../page.ts'
import { Frame } from '../parts/Frame.tsx'

export async function loader({ site }: ManageRequest) {
  return { currencies: site.currencies }
}

/** Languages and currencies that shoppers choose from; languages come with the store's code. */
export function Page({ data, isOwner }: PageProps<Loaded<typeof loader>>) {
  const t = useMessages()
  const format = useFormat()
  return (
    <Frame title={t('languages.title')} description={t('languages.more')} isOwner={isOwner}>
      <div className={styles.rows}>
        <Table
          label={t('languages.list')}
          head={[
            { title: t('languages.language') },
            { title: t('languages.code') },
            { title: t('languages.path') },
            { title: t('languages.direction') },
          ]}
          rows={languages.map(({ code, name, prefix, direction }) => ({
            key: code,
            cells: [
              <bdi key="name" lang={code}>
                {name}
              </bdi>,
              <code key="code">{code}</code>,
              <code key="path">{prefix || '/'}</code>,
              direction === 'rtl' ? t('languages.rtl') : t('languages.ltr'),
            ],
          }))}
        />
        <div>
          <div className={styles.titled}>
            <Heading level={2} size="lg">
              {t('languages.currencies')}
            </Heading>
            <TextLink as={Link} to="/manage/settings/store">
              {t('languages.edit')}
            </TextLink>
          </div>
          <p className={styles.quiet}>{t('languages.shown')}</p>
          <p>{format.list(data.currencies)}</p>
        </div>
      </div>
    </Frame>
  )
}
