import type { RoundSeeds } from './outcomeWords.ts';

/** Test vectors made with another implementation. Tests and the verifier page run them. */
export const fairnessVectors: readonly (RoundSeeds & { commitment: string; words: readonly number[] })[] = [
  {
    serverSeed: '0000000000000000000000000000000000000000000000000000000000000000',
    clientSeed: '00000000000000000000000000000000',
    nonce: 0,
    commitment: '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925',
    words: [
      264988470, 4118640326, 2751096066, 947402426, 3996531547, 2173296772, 3610876895, 3262295715, 385125574,
      3278437531,
    ],
  },
  {
    serverSeed: 'b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5',
    clientSeed: '00112233445566778899aabbccddeeff',
    nonce: 7,
    commitment: 'e3edf64a0e5573e6ec4d139a5ec126deae618e4eb03a20c654bc803502c991a8',
    words: [
      1141419363, 2913130992, 1176964158, 1162659651, 3496849450, 1020024887, 2612612197, 1037311166, 741102309,
      3507461586,
    ],
  },
  {
    serverSeed: '6013de0381f648b7f21518885c02b40b7583adfb33c6d9b64d3aed52c3934798',
    clientSeed: 'ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
    nonce: 1234567,
    commitment: '77f5f1108643268e28d64a8f83a225c49dbcaa1ed2be7d9451b58391219fa009',
    words: [
      1968700744, 837830016, 2536193397, 3541878759, 3261745987, 921872802, 802391163, 1744037568, 1222051079,
      2981826493,
    ],
  },
];
