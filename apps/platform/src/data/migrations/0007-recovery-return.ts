export default ['alter table recoveries add column if not exists return_url text']
