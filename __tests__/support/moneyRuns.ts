/** How often the mathematics of money is tried, by a seed that a failure prints; `RUNS` and `SEED` repeat one. */
export const MONEY_RUNS = Number(process.env['RUNS'] ?? 10_000)
export const MONEY_SEED = Number(process.env['SEED'] ?? Date.now() % 2 ** 31)
