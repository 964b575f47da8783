/** What came of it is in the state of the store, and the page draws that. A method gives an outcome and rejects for a mistake only. */
export function run(doing: Promise<unknown>): void {
  doing.catch((thrown: unknown) => console.error(thrown))
}
