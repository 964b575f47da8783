import { defaultTheme } from '../../ui/tokens/defaultTheme'
import { readColor } from '../../ui/tokens/readColor'
import { unsafeVariables } from './safeVariables'
import { ALIASES } from './themeOf'

const KNOWN: ReadonlySet<string> = new Set([
  ...Object.keys(ALIASES),
  '--w3m-accent',
  '--wm-accent',
  ...Object.keys({ ...defaultTheme.shared, ...defaultTheme.light }).map(name => `--wm-${name}`),
])

const isColor = (name: string) => /-accent$|^--wm-color-/.test(name)
const isRead = (value: string) => readColor(value, 'light') && readColor(value, 'dark')

/** What is wrong with each of these variables, by name: what a developer of the page would want to know. */
export function themeProblems(
  variables: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const unsafe = unsafeVariables(variables)
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) => {
      if (unsafe.includes(name)) return [[name, 'is left out']]
      if (!KNOWN.has(name)) return [[name, 'is not a variable of the theme']]
      if (isColor(name) && !isRead(value)) return [[name, `is not a color here: ${value}`]]
      return []
    }),
  )
}
