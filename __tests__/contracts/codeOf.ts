/** The code that a promise of a port fails with; anything but a `ModalError` shows as itself. */
export const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    answer => ({ answered: answer }),
    (thrown: unknown) =>
      thrown instanceof Error && thrown.name === 'ModalError' && 'code' in thrown
        ? thrown.code
        : { thrown },
  )
