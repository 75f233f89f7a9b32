import { useFormat } from '@galleria/i18n'
import { parts as styles, Table } from '@galleria/manage'
import { listRewards } from '@galleria/platform-client/loyalty-rewards'
import { Link } from '@galleria/router'
import { Badge, ButtonLink, EmptyState, TextLink } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { Frame } from '../parts/Frame.tsx'
import { rewardCopy } from '../reward-copy.ts'
import { draftOf, type RewardConfig } from '../rules/reward-draft.ts'

export async function loader({ client, signal, site }: ManageRequest) {
  const { rewards } = await listRewards(client, { cursorPaging: { limit: 100 } }, { signal })
  return { rewards, currency: site.currencies[0] ?? site.currency }
}

export function Page({ data, isOwner }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const format = useFormat()
  const { rewards, currency } = data
  return (
    <Frame
      title={t('rewards.title')}
      isOwner={isOwner}
      description={t('rewards.more')}
      actions={
        <ButtonLink as={Link} to="/manage/loyalty/rewards/new" variant="primary">
          {t('rewards.new')}
        </ButtonLink>
      }
    >
      <div className={styles.rows}>
        {rewards.length === 0 ? (
          <EmptyState title={t('rewards.none')} description={t('rewards.none-more')} />
        ) : (
          <Table
            label={t('rewards.title')}
            head={[
              { title: t('reward.name') },
              { title: t('reward.gives') },
              { title: t('reward.cost'), isNumber: true },
              { title: t('reward.state') },
            ]}
            rows={rewards.map((reward) => {
              const { kind, configs } = draftOf(reward)
              const config = configs.find(({ tierId }) => tierId === '') ?? (configs[0] as RewardConfig)
              return {
                key: reward.id,
                cells: [
                  <TextLink key="name" as={Link} to={`/manage/loyalty/rewards/${reward.id}`}>
                    <bdi>{reward.name}</bdi>
                  </TextLink>,
                  rewardCopy(kind, config, { t, format, currency }),
                  format.number(Number(config.cost)),
                  <Badge key="state" tone={reward.active ? 'success' : 'neutral'}>
                    {reward.active ? t('reward.active') : t('reward.inactive')}
                  </Badge>,
                ],
              }
            })}
          />
        )}
      </div>
    </Frame>
  )
}
