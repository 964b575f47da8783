/** Creates one formatter per key and caches it, since creating one is far slower than using it. */
export function cachePerLocale<T>(make: (locale: string) => T): (locale: string) => T {
  const made = new Map<string, T>()
  return locale => {
    const known = made.get(locale) ?? make(locale)
    made.set(locale, known)
    return known
  }
}
