import { InvalidArgumentError } from 'commander'

export function readPercent(text: string): number {
  const percent = Number(text.replace(/\s*%$/, ''))
  if (text.trim() === '' || !(percent >= 0 && percent <= 100))
    throw new InvalidArgumentError(`Enter a percentage from 0 to 100, such as 10%. Got "${text}".`)
  return percent
}
