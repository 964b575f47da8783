import { themeModeChosen, themeVariablesGiven } from '../../core/theme/themeSlice'
import { readColor } from '../../ui/tokens/readColor'
import type { WalletModalOptions } from '../host/walletModalOptions'
import type { Runtime } from './Runtime'

/** The options that follow the page's theme. */
type Look = Pick<WalletModalOptions<string>, 'darkModeSelector' | 'theme' | 'themeVariables'>

/** Returns every string in an option, at any depth. */
const textsIn = (given: unknown): readonly string[] =>
  typeof given === 'string' ? [given] : Object.values(given ?? {}).flatMap(textsIn)

/**
 * Syncs the theme with the page's: dark while `darkModeSelector` matches `html` or `body`, and
 * derived shades recomputed when the custom property behind a color changes. Returns the teardown.
 */
export function syncPageTheme(
  { store: { dispatch } }: Runtime,
  { darkModeSelector, theme, themeVariables }: Look,
  page: Window,
): () => void {
  const { documentElement: root, body } = page.document
  const isDark = (selector: string) => root.matches(selector) || body.matches(selector)
  const followed = textsIn([theme, themeVariables]).filter(value => value.includes('var('))
  const shades = () =>
    JSON.stringify(followed.map(value => [readColor(value, 'light'), readColor(value, 'dark')]))
  let wasDark: boolean | undefined
  let seen = shades()
  const look = () => {
    if (darkModeSelector !== undefined && isDark(darkModeSelector) !== wasDark) {
      wasDark = isDark(darkModeSelector)
      dispatch(themeModeChosen(wasDark ? 'dark' : 'light'))
    }
    const now = shades()
    if (now === seen) return
    seen = now
    dispatch(themeVariablesGiven({}))
  }
  look()
  const observer = new MutationObserver(look)
  for (const element of [root, body]) observer.observe(element, { attributes: true })
  return () => observer.disconnect()
}
