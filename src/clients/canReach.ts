/**
 * Whether a site responds at all; a page learns nothing more about another origin. Returns true
 * when a Content Security Policy blocks the probe and the question stays open.
 */
export async function canReach(
  window: Window,
  origin: string,
  signal: AbortSignal,
): Promise<boolean> {
  let isForbidden = false
  const onViolation = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    if (blockedURI.startsWith(origin)) isForbidden = true
  }
  const { document } = window
  document.addEventListener('securitypolicyviolation', onViolation)
  try {
    await window.fetch(origin, {
      mode: 'no-cors',
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal,
    })
    return true
  } catch {
    return isForbidden
  } finally {
    document.removeEventListener('securitypolicyviolation', onViolation)
  }
}
