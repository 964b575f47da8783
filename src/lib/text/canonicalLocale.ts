/** The language a host meant, as `Intl` takes it; many programs write `en_US`. English where it is no language tag. */
export function canonicalLocale(text: string): string {
  try {
    return Intl.getCanonicalLocales(text.replace(/_/g, '-'))[0] ?? 'en'
  } catch {
    return 'en' // formatting with what is no tag would throw in the middle of drawing
  }
}
