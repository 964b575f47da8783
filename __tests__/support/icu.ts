const FORM =
  /\{(\w+), (plural|select|selectordinal), ((?:[\w=]+ \{[^{}]*(?:\{\w+\}[^{}]*)*\} ?)+)\}/g

/** A plural, select or ordinal form of a text: its argument, its kind and its cases. */
export interface Form {
  readonly name: string
  readonly kind: string
  readonly cases: Readonly<Record<string, string>>
}

/** The forms in an ICU message. */
export const formsIn = (text: string): Form[] =>
  [...text.matchAll(FORM)].map(([, name = '', kind = '', cases = '']) => ({
    name,
    kind,
    cases: Object.fromEntries(
      [...cases.matchAll(/([\w=]+) \{((?:[^{}]|\{\w+\})*)\}/g)].map(([, when = '', said = '']) => [
        when,
        said,
      ]),
    ),
  }))

/** The text with each form replaced by its `other` case. */
export const plainText = (text: string): string =>
  text.replace(FORM, whole => formsIn(whole)[0]?.cases['other'] ?? '')

/** The placeholder names of a text, in alphabetical order. */
export const placeholdersIn = (text: string): string[] =>
  [
    ...new Set([
      ...formsIn(text).map(({ name }) => name),
      ...[...plainText(text).matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
    ]),
  ].sort()
