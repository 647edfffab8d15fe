// Writes the filter of common passwords that the gateway reads: `pnpm --filter @parlor/gateway passwords:build`.
import { writeFileSync } from 'node:fs';
import { FILTER_FILE, makeFilter } from './commonPasswordFilter.ts';
import { listedPasswords } from './listedPasswords.ts';

writeFileSync(FILTER_FILE, makeFilter(listedPasswords()));
