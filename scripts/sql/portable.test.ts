// biome-ignore-all lint/suspicious/noTemplateCurlyInString: sources, as text
import { loadModule } from 'libpg-query'
import { beforeAll, describe, expect, it } from 'vitest'
import { problemsOfTemplate } from './fragment.ts'
import { problemsOf } from './problems.ts'
import { templatesOf } from './templates.ts'

beforeAll(loadModule)

describe('A step of a migration is refused', () => {
  it.each([
    ['create table t (id serial primary key)', /serial/],
    ['create table t (id bigserial)', /serial/],
    ['create table t (id bigint generated always as identity)', /identity/],
    ['create sequence s', /sequence/],
    ["alter table t alter column id set default nextval('s')", /sequence/],
    ['create temp table t (id uuid)', /temporary/],
    ['create unlogged table t (id uuid)', /unlogged/],
    ['create index concurrently i on t (id)', /CONCURRENTLY/],
    ['create index concurrently on t (id)', /CONCURRENTLY/],
    ['drop index concurrently i', /CONCURRENTLY/],
    ['create index i on t using gist (area)', /kind gist/],
    ['create index i on t (name text_pattern_ops)', /operator class/],
    ['create table t (id uuid); create table u (id uuid)', /several statements/],
    ['alter table t add column a text, add column b text', /several changes/],
    ['drop table t, u', /several drops/],
    ['create trigger g after insert on t for each row execute function f()', /trigger/],
    ["create function f() returns int language sql as 'select 1'", /procedure/],
    ['do $$ begin end $$', /procedure/],
    ['create extension pg_trgm', /extension/],
    ['create table t (id uuid) partition by hash (id)', /partitions/],
    ['create table t () inherits (u)', /inheritance/],
    ['create table t (id uuid references u deferrable initially deferred)', /deferrable/],
    ['create table t (during tstzrange, exclude using gist (during with &&))', /exclusion/],
    ['create table t (price money)', /money/],
    ['create domain d as text', /domain/],
  ])('%s', (sql, problem) => {
    expect(problemsOf(sql).join()).toMatch(problem)
  })
})

describe('A statement of a handler is refused', () => {
  it.each([
    ['listen changes', /LISTEN/],
    ["notify changes, 'x'", /NOTIFY/],
    ["select pg_notify('changes', 'x')", /NOTIFY/],
    ['select pg_advisory_xact_lock(1)', /advisory/],
    ['select 1 where pg_try_advisory_lock(1)', /advisory/],
    ['lock table t in exclusive mode', /LOCK TABLE/],
    ['select xmin from t', /xmin/],
    ['delete from t where t.ctid in (select ctid from t)', /ctid/],
    ['select pg_current_xact_id()', /numbering/],
    ['select 1 from pg_class', /system table/],
    ['select 1 from t join pg_catalog.pg_locks on true', /system table/],
    ['with a as (select hashtext(name) from t) select 1 from a', /internal hash/],
    ['savepoint here', /SAVEPOINT/],
    ["set local statement_timeout = '1s'", /SET/],
    ['copy t from stdin', /COPY/],
    ['merge into t using u on t.id = u.id when matched then delete', /MERGE/],
    ["create table if not exists a as select nextval('s')", /sequence/],
  ])('%s', (sql, problem) => {
    expect(problemsOf(sql).join()).toMatch(problem)
  })

  it.each([
    "create table if not exists t (id uuid primary key, a text not null check (a > ''), b jsonb, c timestamptz references u (id))",
    'create unique index if not exists i on t (a desc, id) where b is null',
    'create index concurrently if not exists i on t (id)',
    'select * from t where id = $1 for update skip locked',
    'insert into t as kept (id) values ($1) on conflict (id) do update set a = kept.a + 1 returning id',
    'delete from t where id in (select id from t where d < $1 limit 5)',
    "select 'listen to nextval and xmin' as serial from t -- lock table",
    'alter table t add column if not exists a text',
  ])('but not %s', (sql) => {
    expect(problemsOf(sql)).toEqual([])
  })
})

describe('SQL in a source', () => {
  const read = (source: string) => templatesOf('x.ts', source).map(({ parts }) => problemsOfTemplate(parts))

  it.each([
    'sql`products.id`',
    'sql<boolean>`(${a} and ${b})`',
    'sql` and `',
    'sql`${column} ${sql.raw(operator)} ${value}`',
    'sql`count(*) ${direction}, value asc`',
    'sql`from variants join products on products.id = variants.product_id`',
    'sql`select count(*) as n ${from} where ${where} and ${more} order by ${order} limit ${limit}`',
    'sql`insert into ${name} (${columns}) values ${rows}`',
    'sql`with changed as (${statement}) insert into t select id from changed`',
    'c.req.query("session")',
  ])('is read in parts: %s', (source) => {
    expect(read(source).flat()).toEqual([])
  })

  it.each([
    'sql`${a} = nextval(${b})`',
    'db.query("select nextval(1)")',
    'client.query(`select nextval(${name})`)',
    'sql.raw("select nextval(1)")',
    'f(() => sql`select ${sql`nextval(1)`}`)',
  ])('is found where it stands: %s', (source) => {
    expect(read(source).flat().join()).toContain('sequence')
  })

  it('that cannot be read is no pass', () => {
    expect(read('sql`selekt ${a} from from`')).toEqual([undefined])
  })
})
