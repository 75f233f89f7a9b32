import { parts as styles } from '@galleria/manage'
import { getStoreConfiguration } from '@galleria/platform-client/site-properties'
import { useMessages } from '../messages/index.ts'
import type { Loaded, ManageRequest, PageProps } from '../page.ts'
import { FixedTable } from '../parts/FixedTable.tsx'
import { Frame } from '../parts/Frame.tsx'

export const loader = ({ client, signal }: ManageRequest) =>
  getStoreConfiguration(client, undefined, { signal })

export function Page({ data, isOwner }: PageProps<Loaded<typeof loader>>) {
  const t = useMessages()
  return (
    <Frame title={t('domains.title')} description={t('domains.more')} isOwner={isOwner}>
      <div className={styles.rows}>
        <FixedTable
          label={t('domains.title')}
          configuration={data.configuration}
          names={{
            storeUrl: t('domains.store'),
            platformUrl: t('domains.platform'),
            mediaUrl: t('domains.media'),
            origins: t('domains.origins'),
            redirectUris: t('domains.redirects'),
            redirectDomains: t('domains.redirect-domains'),
          }}
        />
      </div>
    </Frame>
  )
}
