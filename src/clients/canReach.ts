/**
 * Whether a site answers at all: a page is told nothing else of another origin. True where it cannot be found out, as under a policy
 * that does not let this page ask.
 */
export async function canReach(
  window: Window,
  origin: string,
  signal: AbortSignal,
): Promise<boolean> {
  let isForbidden = false
  const note = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    if (blockedURI.startsWith(origin)) isForbidden = true
  }
  const { document } = window
  document.addEventListener('securitypolicyviolation', note)
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
    document.removeEventListener('securitypolicyviolation', note)
  }
}
