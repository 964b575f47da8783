/**
 * The shape of a catalogue, the same in every language: groups of templates in ICU message syntax.
 */
export type Wording<Of> = {
  readonly [Key in keyof Of]: Of[Key] extends string ? string : Wording<Of[Key]>
}
