import { expect, it } from 'vitest';
import { shrinkPlugin } from './shrinkPlugin.ts';

const chunk = (name: string) => ({
  type: 'chunk',
  name,
  fileName: `assets/${name}.js`,
  code: 'const start = (value) => { if (false) throw value; return value; };\nexport { start };\n',
});

async function shrink(name: string): Promise<string> {
  const bundle = { [name]: chunk(name) };
  const { generateBundle } = shrinkPlugin();
  const handler = typeof generateBundle === 'object' ? generateBundle.handler : generateBundle;
  await Reflect.apply(handler ?? (() => undefined), {}, [{}, bundle]);
  return bundle[name]?.code ?? '';
}

it('the libraries have the compile hint, other files do not', async () => {
  expect((await shrink('libraries')).split('\n')[0]).toBe('//# allFunctionsCalledOnLoad');
  expect(await shrink('home')).not.toContain('//#');
});

it('removes code that never runs', async () => {
  expect(await shrink('home')).not.toContain('throw');
});
