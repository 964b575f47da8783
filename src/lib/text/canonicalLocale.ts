/** Returns a tag that `Intl` accepts; many programs write `en_US`. Falls back to English. */
export function canonicalLocale(text: string): string {
  try {
    return Intl.getCanonicalLocales(text.replace(/_/g, '-'))[0] ?? 'en'
  } catch {
    return 'en' // formatting with an invalid tag would throw during render
  }
}
