/** Makes a formatter once for each language: making one takes longer than many uses of it. */
export function perLocale<T>(make: (locale: string) => T): (locale: string) => T {
  const made = new Map<string, T>()
  return locale => {
    const known = made.get(locale) ?? make(locale)
    made.set(locale, known)
    return known
  }
}
