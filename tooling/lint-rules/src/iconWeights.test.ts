import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';
import { iconWeights } from './iconWeights.ts';

RuleTester.describe = describe;
RuleTester.it = it;
const tester = new RuleTester({ languageOptions: { sourceType: 'module', parserOptions: { lang: 'tsx' } } });

const leftOut = (weight: string) => [new RegExp(`leave out the icon weight "${weight}"`)];

tester.run('icon-weights', iconWeights, {
  valid: [
    'const icon = <GiftIcon weight="fill" />;',
    'const icon = <XIcon aria-hidden weight="bold" />;',
    "const icon = <HeartIcon weight={isOn ? 'fill' : 'regular'} />;",
    "const icon = <HeartIcon weight={kind === 'thin' ? 'fill' : 'regular'} />;",
    'const line = <Line weight="thin" />;',
    'const icon = <GiftIcon aria-label="light" />;',
  ],
  invalid: [
    { code: 'const icon = <GiftIcon weight="duotone" />;', errors: leftOut('duotone') },
    { code: "const icon = <GiftIcon weight={'thin'} />;", errors: leftOut('thin') },
    { code: "const icon = <HeartIcon weight={isOn ? 'fill' : 'light'} />;", errors: leftOut('light') },
  ],
});
