/** A file did not come. That says nothing about who is signed in: the modal asks again later. */
export const toLoadError = (cause: unknown) =>
  Object.assign(new Error('Code for signing in did not come.', { cause }), { name: 'NetworkError' })
