export default ['alter table collections add column if not exists rules jsonb']
