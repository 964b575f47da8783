/** Token names without their `--wm-` prefix, with CSS values. */
export type Tokens = Readonly<Record<string, string>>

/** All design tokens of the modal: shared ones, and those of each mode. */
export interface Theme {
  readonly shared: Tokens
  readonly light: Tokens
  readonly dark: Tokens
}
