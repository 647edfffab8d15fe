import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { compilePackSource } from './compilePack.ts';

const packFile = /\/src\/packs\/[a-z]+\/(?!(?:index|first|agents|label)\.ts$)[\w-]+\.ts$/;

function packageOf(file: string): string {
  let folder = dirname(file);
  while (!existsSync(join(folder, 'package.json')) && folder !== dirname(folder)) folder = dirname(folder);
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string }).name;
}

/**
 * Returns a Vite plugin that compiles language packs (`src/packs/<language>/<feature>.ts`) from ICU messages to i18next
 * texts, so that no parser is shipped. The build fails with package, language and key if a message cannot be compiled.
 */
export function messagesPlugin(): Plugin {
  return {
    name: 'parlor:messages',
    enforce: 'pre',
    transform: {
      filter: { id: packFile },
      handler(code, id) {
        const language = dirname(id).split('/').at(-1)?.toUpperCase() ?? '';
        return { code: compilePackSource(code, id, `${packageOf(id)} ${language}`), map: null };
      },
    },
  };
}
