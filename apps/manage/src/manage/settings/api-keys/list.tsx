import { useFormat } from '@galleria/i18n'
import { areaNames, messages as kit, rightNames, parts as styles } from '@galleria/manage'
import { type ApiKey, listApiKeys } from '@galleria/platform-client/api-keys'
import { getStoreConfiguration } from '@galleria/platform-client/site-properties'
import { Link } from '@galleria/router'
import { Badge, Heading, TextLink } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import type { Loaded, ManageRequest, PageProps } from '../page.ts'
import { FixedTable } from '../parts/FixedTable.tsx'
import { Frame } from '../parts/Frame.tsx'
import { ListSection } from '../parts/ListSection.tsx'
import { areasBy } from './draft.ts'

export const area = 'staff'

export async function loader({ client, signal }: ManageRequest) {
  const [{ apiKeys }, { configuration }] = await Promise.all([
    listApiKeys(client, undefined, { signal }),
    getStoreConfiguration(client, undefined, { signal }),
  ])
  const now = Date.now()
  const isOver = ({ expirationDate }: ApiKey) => expirationDate != null && Date.parse(expirationDate) <= now
  return { configuration, keys: apiKeys.map((each) => ({ ...each, isExpired: isOver(each) })) }
}

/** Keys that owners made, and those that the store was started with. */
export function Page({ data, isOwner }: PageProps<Loaded<typeof loader>>) {
  const t = useMessages()
  const say = kit.useMessages()
  const format = useFormat()
  return (
    <Frame title={t('keys.title')} description={t('keys.more')} isOwner={isOwner} hasTimes>
      <div className={styles.rows}>
        <ListSection
          title={t('keys.list')}
          none={t('keys.none')}
          isStacked
          add={{ to: '/manage/settings/api-keys/new', label: t('keys.new') }}
          head={[
            { title: t('common.name') },
            { title: t('keys.permissions') },
            { title: t('keys.used') },
            { title: t('keys.expires') },
            { title: t('keys.created') },
            { title: t('keys.by') },
            { title: t('keys.key') },
          ]}
          rows={data.keys.map((each) => ({
            key: each.id,
            cells: [
              <TextLink key="name" as={Link} to={`/manage/settings/api-keys/${each.id}`}>
                <bdi>{each.name}</bdi>
              </TextLink>,
              <div key="may">
                {areasBy(each).map(({ right, areas }) => (
                  <div key={right}>
                    {t('keys.may', {
                      right: say(rightNames[right]),
                      areas: format.list(areas.map((area) => say(areaNames[area]))),
                    })}
                  </div>
                ))}
              </div>,
              each.lastUsedDate ? format.moment(each.lastUsedDate) : t('keys.never'),
              each.isExpired ? (
                <Badge key="expired" tone="warning">
                  {t('keys.expired')}
                </Badge>
              ) : each.expirationDate ? (
                format.moment(each.expirationDate)
              ) : (
                t('keys.never')
              ),
              format.moment(each.createdDate),
              <bdi key="by">{each.createdBy.name ?? '–'}</bdi>,
              <code key="key" dir="ltr">
                {each.prefix}…
              </code>,
            ],
          }))}
        />
        <div className={styles.form}>
          <Heading level={2} size="lg">
            {t('keys.configured')}
          </Heading>
          <p className={styles.quiet}>{t('keys.configured-more')}</p>
          <FixedTable
            label={t('keys.configured')}
            configuration={data.configuration}
            names={{
              apiKeys: t('keys.count'),
              apps: t('keys.apps'),
              configuredSigningKeys: t('keys.signing'),
              privateTargets: t('keys.private'),
            }}
          />
          <p className={styles.quiet}>{t('keys.rotate')}</p>
        </div>
        <p>
          <TextLink as={Link} to="/manage/settings/webhooks">
            {t('webhooks.title')}
          </TextLink>
        </p>
      </div>
    </Frame>
  )
}
