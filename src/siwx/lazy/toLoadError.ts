/** Converts a failure to load a chunk, so that the modal retries instead of signing out. */
export const toLoadError = (cause: unknown) =>
  Object.assign(new Error('Code for signing in did not come.', { cause }), { name: 'NetworkError' })
