/** Repeats the theme's names for development: importing them would load the theme code. */
const TOP = /^(?:accent|radius|density|font|fontMono|light|dark|parts)$/
const ACCENT = /^(?:light|dark)$/
const COLOR =
  /^(?:surface(?:Raised|Sunken)?|border(?:Strong)?|text(?:Muted|Faint)?|(?:positive|negative|warning)(?:Soft)?|overlay)$/
const PART =
  /^(?:(?:button|secondaryButton|row|pageButton)\.(?:background|color|borderColor|borderRadius|fontWeight)|(?:card|input)\.(?:background|color|borderColor|borderRadius)|header\.(?:background|color|fontWeight)|badge\.(?:borderRadius|fontWeight))$/
const STEPS: Readonly<Record<string, RegExp>> = {
  radius: /^(?:none|small|medium|large|full)$/,
  density: /^(?:comfortable|compact)$/,
}

const isObject = (given: unknown): given is Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null && !Array.isArray(given)

/** The same check as for `themeVariables` in `readOptions`. */
const isValue = (given: unknown) =>
  typeof given === 'string' &&
  given.trim() !== '' &&
  !/[;:{}<>\\@!]|\/\*|(?:url|src|image)\(/i.test(given)

type Mistake = string | null

/** Returns the path of the first entry with an unknown name or an invalid value. */
function findEntryMistake(
  path: string,
  given: unknown,
  isName: (name: string) => boolean,
): Mistake {
  if (!isObject(given)) return path
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue
    const isWeight = name === 'fontWeight' && typeof value === 'number'
    if (!isName(name) || !(isWeight || isValue(value))) return `${path}.${name}`
  }
  return null
}

function findFieldMistake(name: string, value: unknown): Mistake {
  const step = STEPS[name]
  if (step) return step.test(String(value)) ? null : `${name} ${String(value)}`
  if (name === 'light' || name === 'dark')
    return findEntryMistake(name, value, each => COLOR.test(each))
  if (name === 'accent' && isObject(value))
    return findEntryMistake(name, value, each => ACCENT.test(each))
  if (name !== 'parts') return TOP.test(name) && isValue(value) ? null : name
  if (!isObject(value)) return name
  for (const [part, look] of Object.entries(value)) {
    const mistake =
      look === undefined
        ? null
        : findEntryMistake(`parts.${part}`, look, each => PART.test(`${part}.${each}`))
    if (mistake) return mistake
  }
  return null
}

/** Returns the path of the first invalid entry of a theme; null if the theme is valid. */
export function findThemeMistake(theme: unknown): Mistake {
  if (!isObject(theme)) return 'no object'
  for (const [name, value] of Object.entries(theme)) {
    const mistake = value === undefined ? null : findFieldMistake(name, value)
    if (mistake) return mistake
  }
  return null
}
