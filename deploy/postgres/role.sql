-- A role for Candor on PostgreSQL 13 or later: it reads the tables of named schemas, and can do nothing else.
--
--   psql -d WAREHOUSE -v password="$(openssl rand -hex 24)" -v schemas=public,sales -f deploy/postgres/role.sql
--
-- Run it as a superuser, once for each database; again after schemas were added. Variables, with what they are else:
--   password        needed                   schemas         public
--   role            candor_reader            connections     12   (four statements at a time for each bot process, its
--   keep_public     (unset)                                        looks at the tables, and its watchdog)
--
-- keep_public=yes leaves what everybody may do as it is. Otherwise this script takes from PUBLIC, in this database, what
-- PostgreSQL gives everybody and a reader must not have: temporary tables, new objects in the schema public, and the
-- functions that write large objects or reach files. Grant these by name to whoever needs them.

\set ON_ERROR_STOP on
\if :{?password} \else
  \warn 'Give a password: -v password=…'
  \quit
\endif
\if :{?role} \else
  \set role candor_reader
\endif
\if :{?schemas} \else
  \set schemas public
\endif
\if :{?connections} \else
  \set connections 12
\endif
BEGIN;

-- 1. The role: it owns nothing, inherits nothing, and passes no row security.
SELECT NOT EXISTS (SELECT FROM pg_roles WHERE rolname = :'role') AS is_new \gset
\if :is_new
  CREATE ROLE :"role";
\endif
ALTER ROLE :"role" LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS NOINHERIT
  CONNECTION LIMIT :connections PASSWORD :'password';

-- 2. What each session of it begins with. A session may change some of these; the role's rights it cannot change.
ALTER ROLE :"role" SET default_transaction_read_only = on;
ALTER ROLE :"role" SET statement_timeout = '60s';
ALTER ROLE :"role" SET lock_timeout = '5s';
ALTER ROLE :"role" SET idle_in_transaction_session_timeout = '60s';
ALTER ROLE :"role" SET work_mem = '32MB';
ALTER ROLE :"role" SET max_parallel_workers_per_gather = 2;
ALTER ROLE :"role" SET temp_file_limit = '2GB'; -- only a superuser may set or change it
SELECT current_setting('server_version_num')::int >= 140000 AS is_14 \gset
\if :is_14
  ALTER ROLE :"role" SET idle_session_timeout = '1h';
  ALTER ROLE :"role" SET client_connection_check_interval = '1s'; -- a statement whose client is gone ends
\endif

-- 3. What it may read: the tables and views of the schemas named, now and later. Nothing else of this database.
SELECT format('GRANT CONNECT ON DATABASE %I TO %I', current_database(), :'role') \gexec
SELECT format('REVOKE ALL ON ALL TABLES IN SCHEMA %I FROM %I', nspname, :'role')
FROM pg_namespace WHERE nspname !~ '^pg_' AND nspname <> 'information_schema' \gexec
SELECT format('REVOKE ALL ON SCHEMA %I FROM %I', nspname, :'role')
FROM pg_namespace WHERE nspname !~ '^pg_' AND nspname <> 'information_schema' \gexec
SELECT format(command, trim(name), :'role')
FROM unnest(string_to_array(:'schemas', ',')) AS name,
     unnest(ARRAY['GRANT USAGE ON SCHEMA %I TO %I', 'GRANT SELECT ON ALL TABLES IN SCHEMA %I TO %I',
                  'ALTER DEFAULT PRIVILEGES IN SCHEMA %I GRANT SELECT ON TABLES TO %I']) AS command \gexec
-- A table that must not be read: REVOKE SELECT ON schema.table FROM candor_reader;

-- 4. What everybody may do otherwise.
\if :{?keep_public} \else
  SELECT format('REVOKE TEMPORARY ON DATABASE %I FROM PUBLIC', current_database()) \gexec
  SELECT 'REVOKE CREATE ON SCHEMA public FROM PUBLIC'
  WHERE EXISTS (SELECT FROM pg_namespace WHERE nspname = 'public') \gexec
  SELECT format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', oid::regprocedure)
  FROM pg_proc
  WHERE proname IN ('lo_create', 'lo_creat', 'lo_from_bytea', 'lo_put', 'lo_open', 'lo_close', 'lowrite', 'lo_truncate',
                    'lo_truncate64', 'lo_unlink', 'lo_import', 'lo_export', 'pg_read_file', 'pg_read_binary_file',
                    'pg_ls_dir', 'pg_stat_file', 'pg_file_write', 'pg_file_rename', 'pg_file_unlink', 'pg_file_sync',
                    'pg_logdir_ls', 'pg_notify', 'pg_logical_emit_message', 'pg_export_snapshot', 'query_to_xml',
                    'query_to_xml_and_xmlschema', 'query_to_xmlschema', 'cursor_to_xml')
     OR (proname ~ '^dblink' AND prokind = 'f') \gexec
\endif
COMMIT;
