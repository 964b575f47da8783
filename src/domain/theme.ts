export type ThemeMode = 'light' | 'dark' | 'system'

/** Colours of one mode. The shades of the accent are derived from the accent and these. */
export interface ThemeColors {
  readonly surface?: string
  /** What lies over the card: toasts, the thumb of a switch. */
  readonly surfaceRaised?: string
  /** Fields, secondary buttons and other grounds within the card. */
  readonly surfaceSunken?: string
  readonly border?: string
  /** The outline of fields; at least 3:1 on `surface`. */
  readonly borderStrong?: string
  readonly text?: string
  readonly textMuted?: string
  readonly textFaint?: string
  readonly positive?: string
  readonly positiveSoft?: string
  readonly negative?: string
  readonly negativeSoft?: string
  readonly warning?: string
  readonly warningSoft?: string
  /** Over the page, behind the card. */
  readonly overlay?: string
}

/** What a part of the modal may look like: values only, as in `themeVariables`. */
interface PartLook {
  readonly background?: string
  readonly color?: string
  readonly borderColor?: string
  readonly borderRadius?: string
  readonly fontWeight?: string | number
}

/** Overrides by part, and of each what can be overridden. */
export interface ThemeParts {
  readonly card?: Omit<PartLook, 'fontWeight'>
  /** The top of the card, with its title. */
  readonly header?: Pick<PartLook, 'background' | 'color' | 'fontWeight'>
  /** The main button of a view, and `ConnectButton` in your page. */
  readonly button?: PartLook
  readonly secondaryButton?: PartLook
  /** One wallet, token, network or event in a list. */
  readonly row?: PartLook
  /** What is typed into. */
  readonly input?: Omit<PartLook, 'fontWeight'>
  /** One word about a row; its colours have a meaning of their own. */
  readonly badge?: Pick<PartLook, 'borderRadius' | 'fontWeight'>
  /** The other buttons in your page: account, network and wallet. */
  readonly pageButton?: PartLook
}

export type ThemeRadius = 'none' | 'small' | 'medium' | 'large' | 'full'
export type ThemeDensity = 'comfortable' | 'compact'

/** How the modal looks beyond `themeVariables`, which win over it. Plain data: it is part of the state. */
export interface ThemeOptions {
  /** Any CSS colour, or one for each mode; its shades are derived. */
  readonly accent?: string | { readonly light: string; readonly dark: string }
  /** Default: `medium`. */
  readonly radius?: ThemeRadius
  /** `compact`: lower rows, fields, buttons and header. Default: `comfortable`. */
  readonly density?: ThemeDensity
  /** A `font-family` that your page has loaded. */
  readonly font?: string
  /** The same for addresses and codes. */
  readonly fontMono?: string
  readonly light?: ThemeColors
  readonly dark?: ThemeColors
  readonly parts?: ThemeParts
}
