import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';
import { noLiteralColor } from './noLiteralColor.ts';
import { noRawLength } from './noRawLength.ts';
import { noStyledKitComponent, styledPartNames } from './styledParts.ts';

RuleTester.describe = describe;
RuleTester.it = it;
const tester = new RuleTester({ languageOptions: { sourceType: 'module', parserOptions: { lang: 'tsx' } } });

const colors = (...found: string[]) =>
  found.map((color) => new RegExp(`"${color.replace(/[#()]/g, String.raw`\$&`)}".*Name a role of the theme`));

tester.run('WL-01 no-literal-color', noLiteralColor, {
  valid: [
    "const Root = styled.div`color: ${token('text.primary')}; background: transparent; fill: currentColor;`;",
    'const Root = styled.div`@media (forced-colors: active) { border: ${token("border.width")} solid ButtonText; }`;',
    'const Root = styled.div`background: color-mix(in srgb, var(--accent-base) 20%, transparent);`;',
    'const Root = styled.div`white-space: nowrap; grid-area: gold; animation: red 1s;`;',
    'const Root = styled.div`mask-image: linear-gradient(black, transparent);`;',
    "const password = 'Player#2026'; const anchor = '/help#faq'; const entity = '&#123;'; const order = 'No. 12345';",
    '<a href="#add">x</a>',
    '<path fill="url(#abc)" stroke="none" />',
    "const sentence = 'The red button is gold.';",
  ],
  invalid: [
    { code: 'const Root = styled.div`color: #fff;`;', errors: colors('#fff') },
    {
      code: 'const Root = styled(Link)<{ $a: boolean }>`box-shadow: 0 0 ${x} #00000080;`;',
      errors: colors('#00000080'),
    },
    { code: 'const Root = styled.button.attrs({})`background: rgb(1 2 3 / 50%);`;', errors: colors('rgb()') },
    { code: 'const part = css`color: hsl(${hue} 40% 30%);`;', errors: colors('hsl()') },
    { code: 'const Root = styled.div`color: RebeccaPurple;`;', errors: colors('RebeccaPurple') },
    { code: 'const Root = styled.div`border-block-end: ${w} solid red;`;', errors: colors('red') },
    {
      code: 'const Root = styled.div`&:hover { background: linear-gradient(gold, transparent); }`;',
      errors: colors('gold'),
    },
    { code: "const tones = { gain: '#4fd39a' };", errors: colors('#4fd39a') },
    { code: '<path fill="#c8102e" />', errors: colors('#c8102e') },
    { code: '<path fill="white" />', errors: colors('white') },
    { code: "<p style={{ color: 'red' }} />", errors: colors('red') },
    { code: 'const drawing = `<svg><rect fill="#123456"/></svg>`;', errors: colors('#123456') },
  ],
});

const lengths = (...found: string[]) =>
  found.map((length) => new RegExp(`${length.replace('.', String.raw`\.`)}.*come from tokens`));

tester.run('WL-01 no-raw-length', noRawLength, {
  valid: [
    "const Root = styled.div`padding: ${token('space.4')} 0; border: ${token('border.width')} solid;`;",
    'const Root = styled.div`@media (min-width: 600px) { margin: 0; }`;',
    'const Root = styled.div`@container (inline-size > 320px) { gap: 0; }`;',
    'const Root = styled.div`inline-size: calc(100% - 0px); block-size: 2.5rem; margin-block: 0.2em;`;',
    'const Root = styled.div`/* 12px */ margin: 0;`;',
    "new IntersectionObserver(seen, { rootMargin: '0px 48px' });",
    "const story = { height: '480px' };",
    "const mark = styled.span`&::before { content: '${text}'; }`;",
    '<p style={{ zIndex: 2, flexGrow: 1, margin: 0, inlineSize: width }} />',
  ],
  invalid: [
    { code: 'const Root = styled.div`padding: 12px;`;', errors: lengths('12px') },
    {
      code: 'const Root = styled.div`\n  margin: 0 auto;\n  border-radius: 8px 0;\n`;',
      errors: [{ message: /"border-radius" holds 8px/, line: 3 }],
    },
    { code: 'const Root = styled.div`@media (min-width: 600px) { padding: 4px; }`;', errors: lengths('4px') },
    { code: 'const Root = styled.div`inset: -1px; letter-spacing: .5px;`;', errors: lengths('-1px', '.5px') },
    { code: 'const Root = styled.div`inline-size: calc(100% - 16px);`;', errors: lengths('16px') },
    { code: 'const Root = styled.div`font-size: 0.875rem; gap: 1rem;`;', errors: lengths('0.875rem', '1rem') },
    { code: "const Root = styled.div`margin: ${({ $isWide }) => ($isWide ? '24px' : 0)};`;", errors: lengths('24px') },
    { code: "const sizes = { small: '24px' };", filename: 'Badge.styles.ts', errors: lengths('24px') },
    { code: '<p style={{ paddingInline: 12 }} />', errors: [/"padding-inline" is 12, which means px/] },
    { code: "<p style={{ fontSize: '13px' }} />", errors: lengths('13px') },
  ],
});

tester.run('no-styled-kit-component', noStyledKitComponent, {
  valid: [
    "import { Link } from 'react-router'; const Entry = styled(Link)`color: inherit;`;",
    "import { Button } from '@parlor/ui-kit'; const Actions = styled.div`display: grid;`;",
  ],
  invalid: [
    {
      code: "import { Button } from '@parlor/ui-kit'; const Big = styled(Button)`margin: 0;`;",
      errors: [/Button belongs to the ui-kit\. Give it a variant/],
    },
    {
      code: "import { Chart as Curve } from '@parlor/ui-kit/chart'; const Big = styled(Curve)<Props>`margin: 0;`;",
      errors: [/Curve belongs/],
    },
    {
      code: "import { Card } from '@parlor/ui-kit'; const Big = styled(Card).attrs({ as: 'a' })`margin: 0;`;",
      errors: [/Card belongs/],
    },
  ],
});

tester.run('styled-part-names', styledPartNames, {
  valid: ['const Root = styled.div`margin: 0;`;', 'const Wrapper = 1;', 'const StylesheetLink = styled.a`margin: 0;`;'],
  invalid: [
    { code: 'const StyledButton = styled.button`margin: 0;`;', errors: [/Name the part for its role/] },
    { code: 'const CardWrapper = styled(Link)`margin: 0;`;', errors: [/"CardWrapper" says how it is made/] },
    { code: 'export const Container = styled.div<Props>`margin: 0;`;', errors: [/"Container"/] },
  ],
});
