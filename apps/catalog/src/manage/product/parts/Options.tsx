import { parts as shared } from '@galleria/manage'
import { Button, Card, Field, Heading, Icon, IconButton, Select } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'
import type { PartProps } from '../part.ts'
import styles from '../product.module.css'
import { type ChoiceDraft, type OptionDraft, renamed } from '../rules/variants.ts'

/** Wire §4.9. */
const MOST = 6

/** Options that a shopper chooses among; every combination is a variant. */
export function Options({ draft, change, at }: PartProps) {
  const t = useMessages()
  const { options, variants } = draft
  const put = (index: number, option: OptionDraft) =>
    change({ options: options.map((each, place) => (place === index ? option : each)) })
  return (
    <Card className={shared.form}>
      <Heading level={2} size="lg">
        {t('editor.options')}
      </Heading>
      <p className={shared.quiet}>{t('editor.options-more')}</p>
      {options.map((option, index) => (
        <fieldset key={index} className={styles.option} aria-label={option.name || t('editor.option-new')}>
          <div className={shared.inline}>
            <Field
              label={t('editor.option-name')}
              value={option.name}
              maxLength={50}
              error={at(`productOptions[${index}].name`)}
              onChange={(event) => {
                const name = event.target.value
                change({
                  options: options.map((each, place) => (place === index ? { ...each, name } : each)),
                  variants: renamed(variants, { option: option.name }, name),
                })
              }}
            />
            <Select
              label={t('editor.option-kind')}
              value={option.type}
              onChange={(event) => put(index, { ...option, type: event.target.value as OptionDraft['type'] })}
            >
              <option value="drop_down">{t('editor.option-list')}</option>
              <option value="color">{t('editor.option-color')}</option>
            </Select>
            <Button
              variant="quiet"
              onClick={() => change({ options: options.filter((_, place) => place !== index) })}
            >
              {t('editor.option-remove')}
            </Button>
          </div>
          <ChoicesOf
            {...{ option, at, index }}
            onChange={(choices) => put(index, { ...option, choices })}
            onRename={(place, description) => {
              const before = option.choices[place]?.description ?? ''
              change({
                options: options.map((each, other) =>
                  other === index
                    ? { ...each, choices: withChoice(each.choices, place, { description }) }
                    : each,
                ),
                variants: renamed(variants, { option: option.name, choice: before }, description),
              })
            }}
          />
        </fieldset>
      ))}
      {at('product.productOptions') && <p className={styles.error}>{at('product.productOptions')}</p>}
      {options.length < MOST && (
        <div className={shared.buttons}>
          <Button
            onClick={() =>
              change({ options: [...options, { name: '', type: 'drop_down', choices: [newChoice] }] })
            }
          >
            {t('editor.option-add')}
          </Button>
        </div>
      )}
    </Card>
  )
}

const newChoice: ChoiceDraft = { value: '', description: '', mediaIds: [] }

const withChoice = (choices: readonly ChoiceDraft[], place: number, part: Partial<ChoiceDraft>) =>
  choices.map((each, other) => (other === place ? { ...each, ...part } : each))

interface ChoicesProps extends Pick<PartProps, 'at'> {
  readonly option: OptionDraft
  readonly index: number
  readonly onChange: (choices: readonly ChoiceDraft[]) => void
  readonly onRename: (place: number, name: string) => void
}

function ChoicesOf({ option: { type, choices }, index, at, onChange, onRename }: ChoicesProps) {
  const t = useMessages()
  return (
    <>
      <ul className={styles.choices}>
        {choices.map((choice, place) => (
          <li key={place} className={styles.choice}>
            <Field
              label={t('editor.choice', { place: place + 1 })}
              value={choice.description}
              maxLength={50}
              error={at(`productOptions[${index}].choices[${place}].description`)}
              onChange={(event) => onRename(place, event.target.value)}
            />
            {type === 'color' && (
              <label className={styles.swatch}>
                <span>{t('editor.color-of', { choice: choice.description || place + 1 })}</span>
                <input
                  type="color"
                  value={/^#[\da-f]{6}$/i.test(choice.value) ? choice.value : '#888888'}
                  onChange={(event) => onChange(withChoice(choices, place, { value: event.target.value }))}
                />
              </label>
            )}
            <IconButton
              label={t('editor.choice-remove', { choice: choice.description || place + 1 })}
              onClick={() => onChange(choices.filter((_, other) => other !== place))}
            >
              <Icon name="close" size={16} />
            </IconButton>
          </li>
        ))}
      </ul>
      <div className={shared.buttons}>
        <Button size="small" onClick={() => onChange([...choices, newChoice])}>
          {t('editor.choice-add')}
        </Button>
      </div>
    </>
  )
}
