import { useFetcher } from '@galleria/router'
import { Badge, Button, Notice, TextLink } from '@galleria/ui'
import type { EarnedResult } from '../../data/earned.ts'
import { useMessages } from '../../messages/index.ts'
import { type Channel, channelNames, channels, searchOn } from '../../rules/channels.ts'
import styles from './Follow.module.css'

interface Props {
  readonly followed: readonly string[]
  readonly store: string
}

/** Channel by channel: the way there, and the word that one is there now. */
export function Follow({ followed, store }: Props) {
  const t = useMessages()
  return (
    <>
      <p className={styles.small}>{t('earn.follow-more')}</p>
      <ul className={styles.channels}>
        {channels.map((channel) => (
          <ChannelLine
            key={channel}
            channel={channel}
            isFollowed={followed.includes(channel)}
            store={store}
          />
        ))}
      </ul>
    </>
  )
}

interface LineProps {
  readonly channel: Channel
  readonly isFollowed: boolean
  readonly store: string
}

function ChannelLine({ channel, isFollowed, store }: LineProps) {
  const t = useMessages()
  const fetcher = useFetcher<EarnedResult>({ key: `loyalty-follow-${channel}` })
  const name = channelNames[channel] ?? channel
  const busy = fetcher.state !== 'idle'
  const problem = !busy && fetcher.data && !fetcher.data.ok ? fetcher.data.problem : undefined
  return (
    <li className={styles.channel}>
      <TextLink href={searchOn(channel, store)} target="_blank" rel="noopener noreferrer">
        {t('earn.find', { channel: name })}
      </TextLink>
      {isFollowed ? (
        <Badge tone="success" role="status">
          {t('earn.followed')}
        </Badge>
      ) : (
        <fetcher.Form method="post" action="/loyalty/earned">
          <input type="hidden" name="channel" value={channel} />
          <Button
            type="submit"
            size="small"
            pending={busy}
            aria-label={t('earn.follow-on', { channel: name })}
          >
            {t('earn.follow')}
          </Button>
        </fetcher.Form>
      )}
      {problem && (
        <Notice tone="danger" className={styles.problem}>
          {problem}
        </Notice>
      )}
    </li>
  )
}
