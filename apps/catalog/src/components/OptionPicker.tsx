import styles from './OptionPicker.module.css'

export interface Choice {
  /** A CSS colour where the option is one. */
  readonly value: string
  readonly description: string
  readonly isAvailable: boolean
}

interface Props {
  readonly name: string
  readonly isColor: boolean
  readonly choices: readonly Choice[]
  readonly selected: string | undefined
  readonly onPick: (choice: string) => void
}

const MANY = 16

/** One option. What is sold out can still be chosen and says so: hiding it would leave a shopper searching. */
export function OptionPicker({ name, isColor, choices, selected, onPick }: Props) {
  if (choices.length > MANY) return <LongList {...{ name, choices, selected, onPick }} />
  return (
    <fieldset className={styles.option}>
      <legend className={styles.legend}>
        {name}
        {selected && <span className={styles.selected}>: {selected}</span>}
      </legend>
      <div className={styles.choices}>
        {choices.map(({ value, description, isAvailable }) => (
          <label
            key={description}
            className={isColor ? styles.swatch : styles.chip}
            data-sold-out={!isAvailable || undefined}
            title={isColor ? description : undefined}
          >
            <input
              className={styles.input}
              type="radio"
              name={name}
              value={description}
              checked={description === selected}
              onChange={() => onPick(description)}
            />
            {isColor && <span className={styles.color} style={{ backgroundColor: value }} />}
            <span className={isColor ? styles.spoken : undefined}>{description}</span>
            {!isAvailable && <span className={styles.spoken}>, sold out</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function LongList({ name, choices, selected, onPick }: Omit<Props, 'isColor'>) {
  return (
    <label className={styles.option}>
      <span className={styles.legend}>{name}</span>
      <select
        className={styles.select}
        name={name}
        value={selected ?? ''}
        onChange={(event) => onPick(event.currentTarget.value)}
      >
        <option value="" disabled>
          Choose
        </option>
        {choices.map(({ description, isAvailable }) => (
          <option key={description} value={description}>
            {description}
            {isAvailable ? '' : ' (sold out)'}
          </option>
        ))}
      </select>
    </label>
  )
}
