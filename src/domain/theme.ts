export type ThemeMode = 'light' | 'dark' | 'system'

/** Colours of one mode. Accent shades are derived from the accent and these. */
export interface ThemeColors {
  readonly surface?: string
  /** Surfaces above the card: toasts, the thumb of a switch. */
  readonly surfaceRaised?: string
  /** Fields, secondary buttons and other backgrounds within the card. */
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
  /** The backdrop over the page, behind the card. */
  readonly overlay?: string
}

/** Style overrides for a part of the modal: values only, as in `themeVariables`. */
interface PartLook {
  readonly background?: string
  readonly color?: string
  readonly borderColor?: string
  readonly borderRadius?: string
  readonly fontWeight?: string | number
}

/** Overrides by part, limited to what each part supports. */
export interface ThemeParts {
  readonly card?: Omit<PartLook, 'fontWeight'>
  /** The top of the card, with its title. */
  readonly header?: Pick<PartLook, 'background' | 'color' | 'fontWeight'>
  /** The primary button of a view, and `ConnectButton` in your page. */
  readonly button?: PartLook
  readonly secondaryButton?: PartLook
  /** A wallet, token, network or event in a list. */
  readonly row?: PartLook
  /** Text fields. */
  readonly input?: Omit<PartLook, 'fontWeight'>
  /** A short label in a row; its colours carry meaning and can't be changed. */
  readonly badge?: Pick<PartLook, 'borderRadius' | 'fontWeight'>
  /** The other buttons in your page: account, network and wallet. */
  readonly pageButton?: PartLook
}

export type ThemeRadius = 'none' | 'small' | 'medium' | 'large' | 'full'
export type ThemeDensity = 'comfortable' | 'compact'

/** The modal's look beyond `themeVariables`, which take precedence. Plain data, kept in state. */
export interface ThemeOptions {
  /** Any CSS colour, or one per mode; shades are derived from it. */
  readonly accent?: string | { readonly light: string; readonly dark: string }
  /** Default: `medium`. */
  readonly radius?: ThemeRadius
  /** `compact`: lower rows, fields, buttons and header. Default: `comfortable`. */
  readonly density?: ThemeDensity
  /** A `font-family` that your page has loaded. */
  readonly font?: string
  /** The `font-family` for addresses and codes. */
  readonly fontMono?: string
  readonly light?: ThemeColors
  readonly dark?: ThemeColors
  readonly parts?: ThemeParts
}
