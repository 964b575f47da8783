/** For presses: the methods of the modal do not reject; whatever else does is a mistake in this page. */
export const run = (asked: Promise<unknown>): void => {
  asked.catch((thrown: unknown) => console.error(thrown))
}
