import { fileURLToPath } from 'node:url';
import { findBrands } from './brandNames.ts';
import { iconWeights } from './iconWeights.ts';
import { noBrandName } from './noBrandName.ts';
import { noLiteralColor } from './noLiteralColor.ts';
import { noRawLength } from './noRawLength.ts';
import type { Rule } from './rule.ts';
import { noStyledKitComponent, styledPartNames } from './styledParts.ts';

/** The repository's lint rules as an oxlint plugin. Oxlint requires a default export. */
const plugin: { meta: { name: string }; rules: Readonly<Record<string, Rule>> } = {
  meta: { name: 'parlor' },
  rules: {
    'icon-weights': iconWeights,
    'no-literal-color': noLiteralColor,
    'no-raw-length': noRawLength,
    'no-brand-name': noBrandName(findBrands(fileURLToPath(new URL('../../../themes', import.meta.url)))),
    'no-styled-kit-component': noStyledKitComponent,
    'styled-part-names': styledPartNames,
  },
};

export default plugin;
