/** The social provider that the visitor left this page for, until they return (protocol §1.1). */
export const PENDING_SOCIAL_KEY = '@appkit/social_provider'

/** Whether the visitor left for a social provider and may be back from it. */
export function isSocialPending(
  storage: { getItem(key: string): string | null } | undefined,
): boolean {
  try {
    return Boolean(storage?.getItem(PENDING_SOCIAL_KEY))
  } catch {
    return false // blocked storage holds nothing
  }
}
