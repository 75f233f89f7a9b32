/** Of what lies on the shelf: orders move it on too, so that who sets a number has seen what was sold meanwhile. */
export default ['alter table variants add column if not exists stock_revision bigint not null default 1']
