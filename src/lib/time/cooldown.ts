const COOLDOWN_MS = 30_000

/**
 * Returns the whole seconds until another email login may be requested. A last time in the future
 * never extends the cooldown.
 *
 * @param lastAt when it was last requested, in milliseconds; null for never
 */
export function cooldownSeconds(
  lastAt: number | null | undefined,
  now: number,
  cooldown = COOLDOWN_MS,
): number {
  if (lastAt === null || lastAt === undefined || !Number.isFinite(lastAt)) return 0
  const left = Math.min(lastAt + cooldown - now, cooldown)
  return Math.max(0, Math.ceil(left / 1000))
}

/** @example cooldownMessage(12) // 'Please try again after 12 seconds' */
export function getCooldownMessage(seconds: number): string {
  return `Please try again after ${seconds} seconds`
}
