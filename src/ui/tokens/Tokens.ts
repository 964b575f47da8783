/** Token names without their `--wm-` prefix, with CSS values. */
export type Tokens = Readonly<Record<string, string>>

/** Every visual value of the modal: what both modes share, and what each mode sets for itself. */
export interface Theme {
  readonly shared: Tokens
  readonly light: Tokens
  readonly dark: Tokens
}
