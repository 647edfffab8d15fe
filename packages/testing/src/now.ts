/** The time that builders refer to: 21 November 2026, 12:00 UTC. */
export const NOW = Date.UTC(2026, 10, 21, 12);
