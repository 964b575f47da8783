const LOOK_EVERY_MS = 10

/** Waits for a fact that comes by itself, such as code that is fetched or an answer from another process. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  limitMs = 10_000,
): Promise<void> {
  const deadline = Date.now() + limitMs
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('It never came true')
    await new Promise(resolve => setTimeout(resolve, LOOK_EVERY_MS))
  }
}
