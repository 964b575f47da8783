/** Resolves with the code of the `ModalError` a promise rejects with, or with any other outcome. */
export const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    answer => ({ answered: answer }),
    (thrown: unknown) =>
      thrown instanceof Error && thrown.name === 'ModalError' && 'code' in thrown
        ? thrown.code
        : { thrown },
  )
