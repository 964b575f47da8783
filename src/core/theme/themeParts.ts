import { contrast, type Rgb } from '../../ui/tokens/color'
import { readColor } from '../../ui/tokens/readColor'
import type { Tokens } from '../../ui/tokens/Tokens'
import type { ThemeParts } from '../../domain/theme'
import { isSafeValue } from './safeVariables'

export type PartName = keyof ThemeParts
export type PartValues = Readonly<Record<string, string>>

/**
 * CSS that each property sets on a part, with `$` for its value: mostly tokens the part reads, so
 * that hover, busy and disabled states follow. The card's colours are tokens of the whole theme.
 */
interface Part {
  /** Selector within the card. */
  readonly on?: string
  /** Selector within the page. */
  readonly host?: string
  readonly sets: Readonly<Record<string, string>>
}

const RING = 'box-shadow:inset 0 0 0 1px $'
const CONTROL = '--wm-radius-control:$;--wm-radius-icon:$'
/** A disabled button keeps the disabled style, but a busy one does not count as disabled. */
const ENABLED = ':not([aria-disabled=true]:not([aria-busy=true]))'
const BOLD = '--wm-weight-semibold:$'
const MEDIUM = '--wm-weight-medium:$'

export const PARTS: Readonly<Record<PartName, Part>> = {
  card: { sets: { background: '', color: '', borderColor: '', borderRadius: '' } },
  header: {
    on: '[data-wm-part=header]',
    sets: { background: 'background:$', color: 'color:$', fontWeight: BOLD },
  },
  button: {
    on: `[data-wm-part=button][data-tone=primary]${ENABLED}`,
    host: '[data-kind=connect]',
    sets: {
      background: '--wm-color-accent-strong:$',
      color: '--wm-color-on-accent:$',
      borderColor: RING,
      borderRadius: CONTROL,
      fontWeight: BOLD,
    },
  },
  secondaryButton: {
    on: `[data-wm-part=button][data-tone=secondary]${ENABLED}`,
    sets: {
      background: '--wm-color-surface-sunken:$;--wm-color-surface:$',
      color: '--wm-color-text:$',
      borderColor: RING,
      borderRadius: CONTROL,
      fontWeight: BOLD,
    },
  },
  row: {
    on: '[data-wm-part=row]',
    sets: {
      background:
        'background:$;--wm-color-hover:color-mix(in srgb,currentColor 6%,$);--wm-color-pressed:color-mix(in srgb,currentColor 10%,$)',
      color: 'color:$',
      borderColor: RING,
      borderRadius: '--row-radius:$;--row-focus-radius:$',
      fontWeight: MEDIUM,
    },
  },
  input: {
    on: ':is([data-wm-part=input],[data-wm-part=search],[data-wm-part=textarea],[data-wm-part=box])',
    sets: {
      background: '--wm-color-surface:$;--wm-color-surface-sunken:$',
      color: '--wm-color-text:$',
      borderColor: '--wm-color-border-strong:$',
      borderRadius: '--wm-radius-control:$;--wm-radius-panel:$',
    },
  },
  badge: {
    on: '[data-wm-part=badge]',
    sets: { borderRadius: '--wm-radius-small:$', fontWeight: MEDIUM },
  },
  pageButton: {
    host: ':not([data-kind=connect])',
    sets: {
      background: '--wm-color-surface:$',
      color: '--wm-color-text:$',
      borderColor: '--wm-color-border:$',
      borderRadius: CONTROL,
      fontWeight: MEDIUM,
    },
  },
}

export const isPart = (name: string): name is PartName => Object.hasOwn(PARTS, name)

/** Returns a host's overrides of a part, without unknown properties and unsafe values. */
export function getPartValues(parts: ThemeParts | undefined, name: PartName): PartValues {
  const given: unknown = parts?.[name]
  if (typeof given !== 'object' || given === null) return {}
  return Object.fromEntries(
    Object.entries(given)
      .map(([property, value]) => [property, String(value)] as const)
      .filter(
        ([property, value]) => Object.hasOwn(PARTS[name].sets, property) && isSafeValue(value),
      ),
  )
}

const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]

/** Returns the hover colour of a button, shifted away from its text colour to keep the contrast. */
export function getHoverColor(background: string, color: string): string {
  const words = readColor(color, 'light') ?? WHITE
  const isDark = contrast(words, BLACK) < contrast(words, WHITE)
  return `color-mix(in srgb,${background} 90%,${isDark ? '#fff' : '#000'})`
}

function rule(selector: string, name: PartName, values: PartValues, onAccent: string): string {
  const { background, color = onAccent } = values
  const set = Object.entries(values).map(([property, value]) =>
    (PARTS[name].sets[property] ?? '').replaceAll('$', () => value),
  )
  if (name === 'button' && background)
    set.push(`--wm-color-accent-strong-hover:${getHoverColor(background, color)}`)
  const body = set.filter(Boolean).join(';')
  if (name === 'row' && background) {
    // A hovered pressable row shows its hover colour instead.
    const rest = `${selector}:not(:is(button,a):not([aria-disabled=true]):hover)`
    return `${selector}{${body.replace(`background:${background};`, '')}}${rest}{background:${background}}`
  }
  return body && `${selector}{${body}}`
}

/** Returns the CSS rules of the parts in the card (`on`) or in the page (`host`). */
export function createPartRules(
  parts: ThemeParts | undefined,
  where: 'on' | 'host',
  tokens: Tokens,
  prefix: string,
): string {
  return Object.entries(PARTS)
    .map(([name, part]) =>
      part[where] !== undefined && isPart(name)
        ? rule(
            prefix + part[where],
            name,
            getPartValues(parts, name),
            tokens['color-on-accent'] ?? '',
          )
        : '',
    )
    .join('')
}
