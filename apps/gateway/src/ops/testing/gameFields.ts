/** Returns a game for an import file: a slot of vendor AA, overridden by `fields`. */
export function gameFields(name: string, fields: object = {}): object {
  return {
    nodeId: `n-${name}`,
    vendor: 'AA',
    gameCode: name,
    gameType: 'RNG',
    names: { EN: `Game ${name}` },
    minBet: { THB: '1.00' },
    releasedAt: '2026-11-22',
    dominantColour: '#204060',
    ...fields,
  };
}
