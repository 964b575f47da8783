/**
 * For event handlers: the modal's methods do not reject, so any rejection is a bug in this page.
 */
export const run = (asked: Promise<unknown>): void => {
  asked.catch((thrown: unknown) => console.error(thrown))
}
