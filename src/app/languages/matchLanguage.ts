/** Returns the language and likely script: `zh-Hant` for `zh-TW`; empty for an invalid tag. */
function toLanguageAndScript(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language}-${script ?? ''}`
  } catch {
    return ''
  }
}

/**
 * Returns the offered language for a locale: the same tag, else the same language in the same
 * script, in any region. `de-AT` matches `de`, `zh-HK` matches `zh-TW`, `pt` matches `pt-BR`.
 */
export function matchLanguage(locale: string, offered: readonly string[]): string | undefined {
  const exact = offered.find(tag => tag.toLowerCase() === locale.toLowerCase())
  const wanted = toLanguageAndScript(locale)
  return exact ?? offered.find(tag => wanted !== '' && toLanguageAndScript(tag) === wanted)
}
