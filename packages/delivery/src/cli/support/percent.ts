import { InvalidArgumentError } from 'commander'

export function readPercent(text: string): number {
  const percent = Number(text.replace(/\s*%$/, ''))
  if (text.trim() === '' || !(percent >= 0 && percent <= 100))
    throw new InvalidArgumentError('It must be from 0 to 100, as in "10%".')
  return percent
}
