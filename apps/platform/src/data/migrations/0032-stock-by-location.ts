export default [
  'alter table business_locations add column if not exists is_default boolean not null default false',
  'alter table business_locations add column if not exists active boolean not null default true',
  'alter table business_locations add column if not exists position integer not null default 0',
  `update business_locations set position = placed.position, is_default = placed.position = 0
    from (
      select location.id, row_number() over (order by min(label.created_at) nulls last, location.name, location.id) - 1 as position
      from business_locations location left join shippo_configurations label on label.os_location_id = location.id
      group by location.id, location.name
    ) placed
    where placed.id = business_locations.id and not exists (select 1 from business_locations other where other.is_default)`,
  'create unique index if not exists business_locations_default on business_locations (is_default) where is_default',
  // Pieces at other locations than the default, by id of the location. The rest of the quantity is at the default.
  'alter table variants add column if not exists elsewhere jsonb',
  'alter table order_stock add column if not exists part integer not null default 0',
  'alter table order_stock add column if not exists location_id uuid',
  'alter table order_stock drop constraint if exists order_stock_pkey',
  'alter table order_stock add constraint order_stock_pkey primary key (order_id, line_id, part)',
  `update order_stock set location_id = (select id from business_locations where is_default)
    where source = 'SHELF' and location_id is null`,
  'update stock_log set location_id = (select id from business_locations where is_default) where location_id is null',
  // Earlier transfers have not changed where goods are: two rows take theirs to the default, where all stock begins.
  `insert into stock_log (variant_id, number, product_id, change, after, kind, location_id, created_at)
    select variant_id, last + row_number() over (partition by variant_id order by location_id, step), product_id,
      case step when 0 then -moved else moved end, total - case step when 0 then moved else 0 end, 'OPENING',
      case step when 0 then location_id else (select id from business_locations where is_default) end, latest
    from (
      select variant_id, location_id, product_id, sum(change) as moved,
        max(max(number)) over variant as last, sum(sum(change)) over variant as total, max(max(created_at)) over variant as latest
      from stock_log group by variant_id, location_id, product_id
      window variant as (partition by variant_id)
    ) sums cross join (values (0), (1)) as steps (step)
    where moved <> 0 and location_id <> (select id from business_locations where is_default)`,
]
