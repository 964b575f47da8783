const LOOK_EVERY_MS = 10

/** Waits for an external condition, such as a loaded chunk or a response of another process. */
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
