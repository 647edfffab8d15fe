import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { artFileName, parseArtFile, type ArtFile } from './artFile.rules.ts';
import { RenderQueueFull, type RenderPool, type RenderUrgency } from './renderPool.ts';

/** The most bytes of pictures in memory: about two thousand cards. */
const MEMORY_BYTES = 24_000_000;
/** How long a picture that failed is not retried, in ms: a fault in a drawing would repeat. */
const RETRY_AFTER_MS = 600_000;
const MAX_FAILURES = 5_000;

export interface ArtDeps {
  /** The folder of drawn pictures. */
  folder: string;
  /** Changes whenever the same id would be drawn differently. */
  version: string;
  pool: RenderPool;
  /** Called if a picture cannot be stored or drawn ahead; a request draws it again. */
  onError: (error: unknown) => void;
}

/** The drawn pictures: from memory, else from disk, else drawn now and stored. */
export interface ArtService {
  version: string;
  /** Returns a picture by the kind and file name in its address; undefined if there is none. */
  read: (kind: string, fileName: string) => Promise<{ file: ArtFile; bytes: Uint8Array } | undefined>;
  /**
   * Draws pictures before they are requested, one at a time; a request always goes first. Ends early when the service
   * closes.
   */
  drawAhead: (files: readonly ArtFile[]) => Promise<void>;
  close: () => Promise<void>;
}

export function createArtService({ folder, version, pool, onError }: ArtDeps): ArtService {
  const memory = new LRUCache<string, Uint8Array>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: (bytes) => bytes.byteLength || 1,
  });
  const failures = new LRUCache<string, Error>({ max: MAX_FAILURES, ttl: RETRY_AFTER_MS });
  const inProgress = new Map<string, Promise<Uint8Array | undefined>>();
  let isClosed = false;

  async function find(file: ArtFile, urgency: RenderUrgency): Promise<Uint8Array | undefined> {
    const key = `${file.kind}/${artFileName(file)}`;
    const cached = memory.get(key);
    if (cached) return cached;
    const failure = failures.get(key);
    if (failure) throw failure;
    const running = inProgress.get(key);
    if (running) {
      if (urgency === 'waiting') pool.hurry(key);
      return running;
    }
    const finding = readOrRender(file, key, urgency).finally(() => inProgress.delete(key));
    inProgress.set(key, finding);
    return finding;
  }

  async function readOrRender(file: ArtFile, key: string, urgency: RenderUrgency): Promise<Uint8Array | undefined> {
    const path = join(folder, version, file.kind, artFileName(file));
    const stored = await readStored(path);
    const bytes = stored ?? (await render(file, key, urgency));
    if (!bytes) return undefined;
    if (!stored) await store(path, bytes).catch(onError);
    memory.set(key, bytes);
    return bytes;
  }

  async function render(file: ArtFile, key: string, urgency: RenderUrgency): Promise<Uint8Array | undefined> {
    try {
      return await pool.render(key, file, urgency);
    } catch (error) {
      if (error instanceof Error && !(error instanceof RenderQueueFull) && !isClosed) failures.set(key, error);
      throw error;
    }
  }

  return {
    version,
    async read(kind, fileName) {
      const file = parseArtFile(kind, fileName);
      const bytes = file && (await find(file, 'waiting'));
      return bytes && { file, bytes };
    },
    async drawAhead(files) {
      for (const file of files) {
        if (isClosed) return;
        await find(file, 'ahead').catch((error: unknown) => {
          if (!isClosed) onError(error);
        });
      }
    },
    async close() {
      isClosed = true;
      await pool.close();
    },
  };
}

async function readStored(path: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(path);
  } catch {
    // Missing or unreadable: the picture is drawn again either way.
    return undefined;
  }
}

/** Writes a file atomically, so that nobody reads a part of it. */
async function store(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  try {
    await writeFile(draft, bytes);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
