/**
 * The store's state holds the outcome, and the page renders it. Methods resolve with an outcome and
 * reject only on a programming error.
 */
export function run(doing: Promise<unknown>): void {
  doing.catch((thrown: unknown) => console.error(thrown))
}
