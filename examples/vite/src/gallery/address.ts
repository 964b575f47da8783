import type { Catalogue, Shown } from './createCatalogue'
import { directionOf, LANGUAGES, MIRRORED, type Direction, type Language } from './languages'

export const THEMES = ['light', 'dark', 'system'] as const
/** px; up to 430, the card is a sheet. */
export const WIDTHS = [320, 360, 390, 768, 1280] as const
/** Percent of the browser's default size. */
export const TEXT_SIZES = [100, 150, 200] as const

/** The state in the address bar. */
export interface Address {
  readonly shown: Shown
  readonly theme: (typeof THEMES)[number]
  readonly language: Language
  readonly direction: Direction
  readonly width: (typeof WIDTHS)[number]
  readonly text: (typeof TEXT_SIZES)[number]
  /** Shows the modal without the gallery around it. */
  readonly isAlone: boolean
}

/** The parsed address, and descriptions of its invalid parts. */
export interface ReadAddress {
  readonly address: Address
  readonly problems: readonly string[]
}

type Places = Pick<Catalogue<unknown>, 'has' | 'views'>

const FIRST: Shown = { kind: 'state', name: 'connectFound' }

const isLanguage = (tag: string): tag is Language => Object.hasOwn(LANGUAGES, tag)

/** Picks a value from a list; for an invalid value, the fallback and a problem. */
function choose<T extends number | string>(
  search: URLSearchParams,
  problems: string[],
  { name, choices, fallback }: { name: string; choices: readonly T[]; fallback: T },
): T {
  const given = search.get(name)
  if (given === null) return fallback
  const found = choices.find(choice => String(choice) === given)
  if (found === undefined) {
    problems.push(`“${given}” is no ${name}. There are ${choices.join(', ')}.`)
  }
  return found ?? fallback
}

function chooseShown(search: URLSearchParams, problems: string[], { views, has }: Places): Shown {
  const [code, name, view] = ['error', 'state', 'view'].map(key => search.get(key))
  if (code) {
    const error = { kind: 'error', name: code } as const
    if (has(error)) return error
    problems.push(`“${code}” is no error code that the modal shows.`)
    return FIRST
  }
  const group = views.find(({ title }) => title === view)
  if (view && !group) problems.push(`“${view}” is no view.`)
  const first = group?.shown[0] ?? FIRST
  if (!name) return first
  const state = { kind: 'state', name } as const
  if (!has(state)) {
    problems.push(`“${name}” is no state.`)
    return first
  }
  if (group && !group.shown.some(each => each.name === name)) {
    problems.push(`The state “${name}” is not one of the view ${group.title}.`)
  }
  return state
}

function chooseDirection(
  search: URLSearchParams,
  problems: string[],
  language: Language,
): Direction {
  const own = directionOf(language)
  const choices = ['ltr', 'rtl'] as const
  const direction = choose(search, problems, { name: 'dir', choices, fallback: own })
  if (direction === own || MIRRORED.includes(language)) return direction
  problems.push(
    `“${language}” has one direction. Only ${MIRRORED.join(' and ')} are shown in both.`,
  )
  return own
}

/** Parses a gallery URL. Invalid parts fall back to their defaults and are reported. */
export function readAddress(text: string, places: Places): ReadAddress {
  const search = new URLSearchParams(text)
  const problems: string[] = []
  const tag = search.get('lang') ?? 'en'
  if (!isLanguage(tag)) problems.push(`“${tag}” is no language of the modal.`)
  const language = isLanguage(tag) ? tag : 'en'
  return {
    address: {
      shown: chooseShown(search, problems, places),
      theme: choose(search, problems, { name: 'theme', choices: THEMES, fallback: 'light' }),
      language,
      direction: chooseDirection(search, problems, language),
      width: choose(search, problems, { name: 'width', choices: WIDTHS, fallback: 390 }),
      text: choose(search, problems, { name: 'text', choices: TEXT_SIZES, fallback: 100 }),
      isAlone: search.has('alone'),
    },
    problems,
  }
}

/** Builds the complete URL of an entry. */
export function writeAddress({ shown, isAlone, ...looks }: Address, { views }: Places): string {
  const group = views.find(each => each.shown.some(({ name }) => name === shown.name))
  const search = new URLSearchParams({
    ...(shown.kind === 'error'
      ? { error: shown.name }
      : { view: group?.title ?? '', state: shown.name }),
    theme: looks.theme,
    lang: looks.language,
    dir: looks.direction,
    width: String(looks.width),
    text: String(looks.text),
  })
  return `?${search.toString()}${isAlone ? '&alone' : ''}`
}
