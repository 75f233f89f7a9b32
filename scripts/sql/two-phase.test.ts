import { loadModule } from 'libpg-query'
import { beforeAll, describe, expect, it } from 'vitest'
import { twoPhaseProblems } from './two-phase.ts'

beforeAll(loadModule)

const problems = (...statements: string[]) =>
  twoPhaseProblems(statements.map((statement, at) => ({ name: `0099-now/${at + 1}`, statement })))
    .map(({ problem }) => problem)
    .join()

describe('A step that the release before could not run beside is refused', () => {
  it.each([
    ['alter table t drop column a', /dropped column/],
    ['alter table t rename column a to b', /rename/],
    ['alter table t rename to u', /rename/],
    ['drop table t', /drop/],
    ['drop index i', /drop/],
    ['alter table t alter column a set not null', /not null/],
    ['alter table t alter column a type bigint', /type/],
    ['alter table t alter column a drop default', /default/],
    ['alter table t add column a text not null', /without a default/],
    ["alter table t add constraint c check (a > '')", /constraint/],
    ['alter table t drop constraint t_pkey', /key/],
    ['create unique index concurrently if not exists i on t (a)', /unique/],
    ['create index if not exists i on t (a)', /concurrently/],
  ])('%s', (statement, problem) => {
    expect(problems(statement)).toMatch(problem)
  })
})

describe('A step that only adds is taken', () => {
  it.each([
    'create table if not exists t (id uuid primary key, a text not null)',
    'alter table t add column if not exists a text',
    "alter table t add column a text not null default ''",
    'alter table t alter column a drop not null',
    'create index concurrently if not exists i on t (a)',
    "update t set a = 'x' where a is null",
  ])('%s', (statement) => {
    expect(problems(statement)).toBe('')
  })

  it('also on a table that the same migration made', () => {
    expect(
      problems('create table t (a text)', 'create unique index i on t (a)', 'alter table t drop column a'),
    ).toBe('')
  })
})
