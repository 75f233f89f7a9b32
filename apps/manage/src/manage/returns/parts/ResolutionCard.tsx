import { parts, useSend } from '@galleria/manage'
import { Button, Card, Disclosure, Heading, Select } from '@galleria/ui'
import { useState } from 'react'
import { Result } from '../../shared/Result.tsx'
import { resolutions } from '../../shared/return-words.ts'
import type { ReturnData } from '../data/read.ts'
import { useMessages } from '../messages/index.ts'
import { namesOf } from '../rules/lines.ts'
import { resolutionName, variantsOf } from '../rules/resolution.ts'

interface Props {
  readonly data: ReturnData
  readonly mayChange: boolean
}

/** Outcome that the customer asked for, which staff can change while the return is open. */
export function ResolutionCard({ data, mayChange }: Props) {
  const t = useMessages()
  const { return: found, order } = data
  const { send, sent, isSending } = useSend()
  const { resolution: saved = 'REFUND' } = found
  const [picked, setPicked] = useState<string>()
  const resolution = picked ?? saved
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const names = namesOf(order)
  const variants = variantsOf(data)
  const exchangeable = found.lines.filter(({ id }) => variants.has(id))
  const chosenOf = (line: (typeof found.lines)[number]) => typed[line.id] ?? line.exchangeVariantId ?? ''
  const wishes = found.lines.flatMap(({ id, exchangeVariantId }) => {
    const variant = variants.get(id)?.find((each) => each.id === exchangeVariantId)
    return variant ? [t('outcome.for', { item: names.get(id) ?? '', other: variant.name })] : []
  })
  const choices = resolutions.filter((each) => each !== 'STORE_CREDIT' || found.buyer.memberId)
  return (
    <Card>
      <Heading level={2}>{t('outcome.title')}</Heading>
      <p>
        <strong>{resolutionName(saved, t)}</strong>
      </p>
      {wishes.map((wish) => (
        <p key={wish}>
          <bdi>{wish}</bdi>
        </p>
      ))}
      {mayChange && (
        <Disclosure title={t('outcome.change')}>
          <form
            className={parts.form}
            onSubmit={(event) => {
              event.preventDefault()
              const lines = exchangeable.map((line) => ({
                id: line.id,
                exchangeVariantId: chosenOf(line) || null,
              }))
              send({ intent: 'change', resolution, lines: resolution === 'EXCHANGE' ? lines : [] })
            }}
          >
            <Select
              label={t('outcome.pick')}
              value={resolution}
              choices={choices.map((value) => ({ value, label: resolutionName(value, t) }))}
              onChange={({ target }) => setPicked(target.value)}
            />
            {resolution === 'EXCHANGE' &&
              exchangeable.map((line) => (
                <Select
                  key={line.id}
                  label={<bdi>{t('outcome.variant', { name: names.get(line.id) ?? '' })}</bdi>}
                  value={chosenOf(line)}
                  onChange={({ target }) => setTyped({ ...typed, [line.id]: target.value })}
                >
                  <option value="">{t('outcome.any')}</option>
                  {variants.get(line.id)?.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </Select>
              ))}
            <div className={parts.buttons}>
              <Button type="submit" pending={isSending}>
                {t('outcome.save')}
              </Button>
            </div>
          </form>
        </Disclosure>
      )}
      <Result {...{ sent, isSending }} done={t('outcome.saved')} />
    </Card>
  )
}
