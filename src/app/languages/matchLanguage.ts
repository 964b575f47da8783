/** A tag with the language and script that it implies, such as `zh-Hant` for `zh-TW`; empty where it is no tag. */
function scriptOf(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language}-${script ?? ''}`
  } catch {
    return ''
  }
}

/**
 * The language among those offered that a locale is read in: the same tag, else the same language in the same script, whatever the
 * region. `de-AT` is read in `de`, `zh-HK` in `zh-TW`, `pt` in `pt-BR`.
 */
export function matchLanguage(locale: string, offered: readonly string[]): string | undefined {
  const exact = offered.find(tag => tag.toLowerCase() === locale.toLowerCase())
  const wanted = scriptOf(locale)
  return exact ?? offered.find(tag => wanted !== '' && scriptOf(tag) === wanted)
}
