/** A file that was fetched. */
export interface FetchedFile {
  /** Object URL of its content. The caller revokes it. */
  url: string;
  /** File name suggested by the gateway. */
  name: string;
}

/** Reads an answer that is a file. Rejects if the connection breaks before its end. */
export async function readFile(response: Response): Promise<FetchedFile> {
  const name = /filename="([\w.-]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? 'records.csv';
  return { url: URL.createObjectURL(await response.blob()), name };
}
