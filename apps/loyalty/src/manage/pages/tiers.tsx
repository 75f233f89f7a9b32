import { parts as styles } from '@galleria/manage'
import { getLoyaltyProgram } from '@galleria/platform-client/loyalty'
import {
  createLoyaltyTier,
  createTiersProgramSettings,
  deleteLoyaltyTier,
  getTiersProgram,
  updateLoyaltyTier,
  updateTiersProgramSettings,
} from '@galleria/platform-client/loyalty-program'
import { Card, Heading } from '@galleria/ui'
import { useCallback, useState } from 'react'
import { ownPointName } from '../../rules/point-name.ts'
import { useMemberCopy } from '../member-copy.ts'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { Frame } from '../parts/Frame.tsx'
import { ShownIcon } from '../parts/IconPicker.tsx'
import { type TierDraft, TierForm, tierDraft } from '../parts/TierForm.tsx'
import { type SettingsDraft, TierSettings } from '../parts/TierSettings.tsx'
import { chosenIcon } from '../rules/icons.ts'

export async function loader({ client, signal }: ManageRequest) {
  const [{ tiers, programSettings }, { loyaltyProgram }] = await Promise.all([
    getTiersProgram(client, undefined, { signal }),
    getLoyaltyProgram(client, undefined, { signal }),
  ])
  return { tiers, settings: programSettings, pointName: ownPointName(loyaltyProgram) }
}

/** The tier that is being added, among drafts. */
const NEW = ''
/** The revision of settings that nobody has made. */
const NONE_YET = '0'

type Sent =
  | { intent: 'tier'; id: string | null; revision: string; draft: TierDraft }
  | { intent: 'delete'; id: string; revision: string }
  | { intent: 'settings'; revision: string; draft: SettingsDraft }

export function action({ client, t }: ManageRequest, sent: Sent) {
  return outcome(t, async () => {
    if (sent.intent === 'delete')
      await deleteLoyaltyTier(client, { tierId: sent.id, revision: sent.revision })
    if (sent.intent === 'tier') {
      const { id, revision, draft } = sent
      const { name, description, points, icon } = draft
      const tierDefinition = { name, description: description || null, ...chosenIcon(icon) }
      const requiredPoints = Number(points)
      if (id) await updateLoyaltyTier(client, { tier: { id, revision, tierDefinition, requiredPoints } })
      else await createLoyaltyTier(client, { tier: { tierDefinition, requiredPoints } })
    }
    if (sent.intent === 'settings') {
      const { isOn, months, basis, baseName } = sent.draft
      const settings = {
        status: isOn ? ('ACTIVE' as const) : ('PAUSED' as const),
        rollingWindow: { durationInMonths: months ? Number(months) : null },
        basis,
        ...(baseName && { baseTierDefinition: { name: baseName } }),
      }
      const { revision } = sent
      // A store that never had tiers has no settings to change.
      if (revision === NONE_YET) await createTiersProgramSettings(client, { programSettings: settings })
      else await updateTiersProgramSettings(client, { programSettings: { ...settings, revision } })
    }
    return {}
  })
}

export function Page({ data, isOwner }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const { tiers, settings, pointName } = data
  const copy = useMemberCopy(pointName)
  const [drafts, setDrafts] = useState<Readonly<Record<string, TierDraft>>>({})
  const follow = useCallback(
    (id: string | null, draft: TierDraft) => setDrafts((before) => ({ ...before, [id ?? NEW]: draft })),
    [],
  )
  const added = drafts[NEW]
  const shown = [
    ...tiers.map((tier) => ({ tier, draft: drafts[tier.id] ?? tierDraft(tier) })),
    ...(added?.name ? [{ tier: undefined, draft: added }] : []),
  ].sort((one, other) => Number(one.draft.points) - Number(other.draft.points))
  return (
    <Frame title={t('tiers.title')} isOwner={isOwner} description={t('tiers.more')}>
      <div className={styles.split}>
        <div className={styles.rows}>
          {tiers.map((tier) => (
            <Card key={tier.id}>
              <Heading level={2} size="lg">
                <bdi>{tier.tierDefinition.name}</bdi>
              </Heading>
              <TierForm tier={tier} onDraft={follow} />
            </Card>
          ))}
          <Card>
            <Heading level={2} size="lg">
              {t('tiers.new')}
            </Heading>
            <TierForm key={tiers.length} onDraft={follow} />
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
          {shown.map(({ tier, draft }) => (
            <Card as="div" key={tier?.id ?? NEW}>
              <p className={styles.quiet}>{copy.from(Number(draft.points) || 0)}</p>
              <p className={styles.named}>
                <ShownIcon choice={draft.icon} own={tier?.tierDefinition.icon?.url} />
                <strong>
                  <bdi>{draft.name}</bdi>
                </strong>
              </p>
              <p>
                <bdi>{draft.description}</bdi>
              </p>
            </Card>
          ))}
        </aside>
      </div>
    </Frame>
  )
}
