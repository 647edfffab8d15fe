import { FILES_ELEMENT_ID } from '@parlor/contract';
import type { SiteFiles } from './siteFiles.ts';

/** Reads the list of a document; undefined in development, where the document names its script itself. */
export function readSiteFiles(): SiteFiles | undefined {
  const text = document.getElementById(FILES_ELEMENT_ID)?.textContent;
  return text ? (JSON.parse(text) as SiteFiles) : undefined;
}
