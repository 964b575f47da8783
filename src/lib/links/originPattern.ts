/** Origins that may embed the wallet regardless of the project's own list. */
export const BUILT_IN_ORIGINS = [
  'http://localhost:*',
  'https://*.pages.dev',
  'https://*.vercel.app',
  'https://*.ngrok-free.app',
  'https://secure-mobile.walletconnect.com',
  'https://secure-mobile.walletconnect.org',
] as const

/** Whether a project's list or the built-in one allows an origin. An empty list allows all. */
export function isOriginAllowed(origin: string, allowed: readonly string[]): boolean {
  if (allowed.length === 0) return true
  return [...allowed, ...BUILT_IN_ORIGINS].some(pattern => matchesOrigin(origin, pattern))
}

/**
 * Matches an allow-list entry: with `*` (any characters) the whole origin, otherwise an origin, a
 * URL on it, or a bare `host:port`.
 */
export function matchesOrigin(origin: string, pattern: string): boolean {
  if (pattern.includes('*')) return fitsWildcards(origin, pattern.split('*'))
  if (pattern === origin) return true
  const listed = parse(pattern)
  // "localhost:3000" parses as a scheme with an opaque origin, which must not match another opaque
  // one.
  if (listed && listed.origin !== 'null') return listed.origin === origin
  return !pattern.includes('/') && parse(origin)?.host === pattern && pattern !== ''
}

/** Matches the literal parts in order, without a regular expression that could be slow. */
function fitsWildcards(text: string, pieces: readonly string[]): boolean {
  const first = pieces[0] ?? ''
  const last = pieces.at(-1) ?? ''
  if (text.length < first.length + last.length) return false
  if (!text.startsWith(first) || !text.endsWith(last)) return false
  const end = text.length - last.length
  let position = first.length
  for (const piece of pieces.slice(1, -1)) {
    const found = text.indexOf(piece, position)
    if (found < 0 || found + piece.length > end) return false
    position = found + piece.length
  }
  return true
}

function parse(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null // not an absolute URL
  }
}
