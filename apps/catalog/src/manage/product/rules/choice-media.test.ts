import { expect, test } from 'vitest'
import { choicesShownBy, picturedOption, showing, withoutPictures } from './choice-media.ts'
import type { OptionDraft } from './variants.ts'

const option = (name: string, ...choices: string[]): OptionDraft => ({
  ...{ name, type: name === 'Color' ? 'color' : 'drop_down' },
  choices: choices.map((description) => ({ value: '', description, mediaIds: [] })),
})
const options = [option('Size', 'S', 'M', 'L'), option('Color', 'Sand', 'Ink'), option('Wood', 'Oak')]

test('Pictures follow the option that was chosen, and several of its choices, until another is chosen', () => {
  expect(picturedOption(options)?.name).toBe('Color')
  expect(picturedOption([...options, option('')])?.name).toBe('Color')
  expect(picturedOption(options, 'Size')?.name).toBe('Size')
  const tied = showing(options, { option: 'Size', choices: ['S', 'L'], mediaId: 'a' })
  const size = picturedOption(tied, 'Color')
  expect(size?.name).toBe('Size')
  expect(size && choicesShownBy(size, 'a')).toEqual(['S', 'L'])
  const fewer = showing(tied, { option: 'Size', choices: ['L'], mediaId: 'a' })
  expect(fewer[0]?.choices.map(({ mediaIds }) => mediaIds)).toEqual([[], [], ['a']])
  expect(picturedOption(withoutPictures(fewer), 'Wood')?.name).toBe('Wood')
})
