export default ['alter table coupons add column if not exists segment_ids jsonb']
