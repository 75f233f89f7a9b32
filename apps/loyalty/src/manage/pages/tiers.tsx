import { useFormat } from '@galleria/i18n'
import { parts as styles } from '@galleria/manage'
import {
  createLoyaltyTier,
  deleteLoyaltyTier,
  getTiersProgram,
  updateLoyaltyTier,
  updateTiersProgramSettings,
} from '@galleria/platform-client/loyalty-program'
import { Card, Heading } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { Asked, PageProps } from '../page.ts'
import { Frame } from '../parts/Frame.tsx'
import { type TierDraft, TierForm } from '../parts/TierForm.tsx'
import { type SettingsDraft, TierSettings } from '../parts/TierSettings.tsx'

export async function loader({ client, signal }: Asked) {
  const { tiers, programSettings } = await getTiersProgram(client, undefined, { signal })
  return { tiers, settings: programSettings }
}

type Sent =
  | { intent: 'tier'; id: string | null; revision: string; draft: TierDraft }
  | { intent: 'delete'; id: string; revision: string }
  | { intent: 'settings'; revision: string; draft: SettingsDraft }

export function action({ client, t }: Asked, sent: Sent) {
  return outcome(t, async () => {
    if (sent.intent === 'delete')
      await deleteLoyaltyTier(client, { tierId: sent.id, revision: sent.revision })
    if (sent.intent === 'tier') {
      const { id, revision, draft } = sent
      const { name, description, points } = draft
      const tierDefinition = { name, description: description || null }
      const requiredPoints = Number(points)
      if (id) await updateLoyaltyTier(client, { tier: { id, revision, tierDefinition, requiredPoints } })
      else await createLoyaltyTier(client, { tier: { tierDefinition, requiredPoints } })
    }
    if (sent.intent === 'settings') {
      const { isOn, months, basis, baseName } = sent.draft
      await updateTiersProgramSettings(client, {
        programSettings: {
          revision: sent.revision,
          status: isOn ? 'ACTIVE' : 'PAUSED',
          rollingWindow: { durationInMonths: months ? Number(months) : null },
          basis,
          ...(baseName && { baseTierDefinition: { name: baseName } }),
        },
      })
    }
    return {}
  })
}

export function Page({ data, isOwner }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const format = useFormat()
  const { tiers, settings } = data
  return (
    <Frame title={t('tiers.title')} isOwner={isOwner} description={t('tiers.more')}>
      <div className={styles.split}>
        <div className={styles.rows}>
          {tiers.map((tier) => (
            <Card key={tier.id}>
              <Heading level={2} size="lg">
                <bdi>{tier.tierDefinition.name}</bdi>
              </Heading>
              <TierForm tier={tier} />
            </Card>
          ))}
          <Card>
            <Heading level={2} size="lg">
              {t('tiers.new')}
            </Heading>
            <TierForm key={tiers.length} />
          </Card>
          <Card>
            <Heading level={2} size="lg">
              {t('tiers.settings')}
            </Heading>
            <TierSettings settings={settings} />
          </Card>
        </div>
        <aside className={styles.preview} aria-label={t('preview.title')}>
          <p>{t('preview.title')}</p>
          {tiers.map(({ id, tierDefinition, requiredPoints }) => (
            <Card as="div" key={id}>
              <p className={styles.quiet}>{t('tiers.from', { points: format.number(requiredPoints) })}</p>
              <p>
                <strong>
                  <bdi>{tierDefinition.name}</bdi>
                </strong>
              </p>
              <p>
                <bdi>{tierDefinition.description}</bdi>
              </p>
            </Card>
          ))}
        </aside>
      </div>
    </Frame>
  )
}
