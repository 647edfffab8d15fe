/** A game as a file of an import has it: a slot of vendor AA, with what the case is about. */
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
