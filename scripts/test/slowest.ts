import { relative } from 'node:path'
import { readReport } from './count.ts'

export interface Spent {
  readonly name: string
  readonly milliseconds: number
}

interface TimedReport {
  readonly testResults?: readonly {
    readonly name: string
    readonly startTime: number
    readonly endTime: number
  }[]
}

interface TimedSuite {
  readonly file?: string
  readonly specs?: readonly {
    readonly tests: readonly { readonly results: readonly { duration: number }[] }[]
  }[]
  readonly suites?: readonly TimedSuite[]
}

/** Each file of a run of vitest with the time it took, set-up of its tests included. */
export function vitestTimes(report: string): Spent[] {
  return (readReport<TimedReport>(report)?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    name: relative('.', name),
    milliseconds: endTime - startTime,
  }))
}

/** Each file of a run of Playwright with the time of its tests in every project, one after the other. */
export function playwrightTimes(report: string): Spent[] {
  return (readReport<TimedSuite>(report)?.suites ?? []).map((suite) => ({
    name: suite.file ?? '',
    milliseconds: timeOf(suite),
  }))
}

function timeOf({ specs = [], suites = [] }: TimedSuite): number {
  const own = specs.flatMap(({ tests }) => tests).flatMap(({ results }) => results)
  return sum(own.map(({ duration }) => duration)) + sum(suites.map(timeOf))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((one, other) => one + other, 0)
}

/** Report of a run's time: the ten slowest files, and the sum of all. */
export function slowest(files: readonly Spent[], count = 10): string[] {
  const all = sum(files.map(({ milliseconds }) => milliseconds))
  if (files.length === 0) return []
  const most = files.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, count)
  return [
    `Slowest of ${files.length} files, ${seconds(all)} one after the other:`,
    ...most.map(({ name, milliseconds }) => `${seconds(milliseconds).padStart(9)}  ${name}`),
  ]
}

/** Report of the whole run’s time: each part, and all together. */
export function timeOfParts(parts: readonly Spent[], all: number): string[] {
  if (parts.length === 0) return []
  const each = parts.map(({ name, milliseconds }) => `${name} ${minutes(milliseconds)}`)
  return [`Time: ${each.join(', ')}; together ${minutes(all)}`]
}

function minutes(milliseconds: number): string {
  const whole = Math.round(milliseconds / 1000)
  return `${Math.floor(whole / 60)} min ${whole % 60} s`
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}
