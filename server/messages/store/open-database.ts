import type { Settings } from '../../settings.ts';
import type { Database } from './database.ts';

/** The database that the settings name: PostgreSQL, or a file of this machine. Only the one that is used is loaded. */
export async function openDatabase({ databaseUrl, dataFolder }: Settings): Promise<Database> {
  return databaseUrl
    ? (await import('./postgres.ts')).openPostgres(databaseUrl)
    : (await import('./sqlite.ts')).openSqlite(dataFolder);
}
