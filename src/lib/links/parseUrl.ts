/** Parses a URL, else null. Jest 27 and some supported browsers lack `URL.canParse`. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null // no valid URL
  }
}
