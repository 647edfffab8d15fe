import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import type { DownloadReportTable } from '../../tables/platformTables.ts';

/** Records that a download was started. */
export async function insertDownloadReport(
  db: Kysely<Database>,
  report: Insertable<DownloadReportTable>,
): Promise<void> {
  await db.insertInto('download_report').values(report).execute();
}
