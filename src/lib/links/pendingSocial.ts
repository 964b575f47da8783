/** The provider that this page was left for; there until the visitor is back (protocol §1.1). */
export const PENDING_SOCIAL_KEY = '@appkit/social_provider'

/** The page was left for a provider, and the visitor may be back from there. */
export function isSocialPending(
  storage: { getItem(key: string): string | null } | undefined,
): boolean {
  try {
    return Boolean(storage?.getItem(PENDING_SOCIAL_KEY))
  } catch {
    return false // a storage that throws keeps nothing
  }
}
