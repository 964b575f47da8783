/** A file that is fetched. That it did not come says nothing about who is signed in: the modal asks again later. */
export async function onceHere<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (cause) {
    throw Object.assign(new Error('Code for signing in did not come.', { cause }), {
      name: 'NetworkError',
    })
  }
}
