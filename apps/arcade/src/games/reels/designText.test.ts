import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { designOf } from './designOf.ts';
import { designHash, designText } from './designText.ts';

describe('the text of a design', () => {
  const design = designOf('golden-elephant');

  it('is the whole design', () => {
    expect(JSON.parse(designText(design))).toEqual(design);
  });

  it('does not depend on the order of fields', () => {
    const { layout, ...rest } = design;
    const reversed = Object.fromEntries(Object.entries(layout).toReversed()) as typeof layout;
    expect(designText({ ...rest, layout: reversed })).toBe(designText(design));
    const keys = Object.keys(JSON.parse(designText(design)) as object);
    expect(keys).toEqual(keys.toSorted());
  });

  it('has a hash that anybody can compute', () => {
    expect(designHash(design)).toBe(createHash('sha256').update(designText(design)).digest('hex'));
    expect(designHash(designOf('dragon-gate'))).not.toBe(designHash(design));
  });
});
