/** The result of comparing the books of the load's players with the journal. */
export interface Audit {
  sent: number;
  acknowledged: number;
  repeated: number;
  /** Acknowledged operations that the books do not have. */
  lost: number;
  /** Operations that had more than one effect. */
  doubled: number;
  /** Minor units that players have but should not, and the reverse. */
  created: bigint;
  vanished: bigint;
  /** Hands played at tables with seats, the money of people there in minor units, and how often a seat was restored. */
  hands: number;
  escrow: bigint;
  resumed: number;
  /** A description of every break; the first names the first broken operation. */
  breaks: string[];
}

/** Returns an audit without findings. */
export function newAudit(): Audit {
  return {
    sent: 0,
    acknowledged: 0,
    repeated: 0,
    lost: 0,
    doubled: 0,
    created: 0n,
    vanished: 0n,
    hands: 0,
    escrow: 0n,
    resumed: 0,
    breaks: [],
  };
}

/** Adds the findings about one player to those about all. */
export function addFindings(all: Audit, { lost, doubled, created, vanished, resumed, breaks }: Audit): void {
  all.lost += lost;
  all.doubled += doubled;
  all.created += created;
  all.vanished += vanished;
  all.resumed += resumed;
  all.breaks.push(...breaks);
}
