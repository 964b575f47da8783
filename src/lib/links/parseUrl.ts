/** The address, or null where it cannot be read. `URL.canParse` is younger than browsers that are supported, and than Jest 27. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null // no address
  }
}
