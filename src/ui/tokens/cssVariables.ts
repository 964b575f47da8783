import type { Theme, Tokens } from './Tokens'

const declarations = (tokens: Tokens) =>
  Object.entries(tokens)
    // A value that could close the rule would restyle more than its own token.
    .filter(([, value]) => !/[;{}<]/.test(value))
    .map(([name, value]) => `--wm-${name}:${value};`)
    .join('')

/**
 * Returns a theme as CSS custom properties for every element with `data-wm-theme`.
 *
 * @param scope selector of the elements that receive the theme, when a page holds several.
 */
export function cssVariables(theme: Theme, scope = '[data-wm-theme]'): string {
  const dark = `color-scheme:dark;${declarations(theme.dark)}`
  return (
    `${scope}{color-scheme:light;${declarations(theme.shared)}${declarations(theme.light)}}` +
    `${scope}[data-wm-theme="dark"]{${dark}}` +
    `@media (prefers-color-scheme:dark){${scope}[data-wm-theme="system"]{${dark}}}` +
    `@media (prefers-reduced-motion:reduce){${scope}{--wm-motion-travel:0px;--wm-motion-height:0ms;--wm-motion-shake:0ms}}`
  )
}
