const FORM =
  /\{(\w+), (plural|select|selectordinal), ((?:[\w=]+ \{[^{}]*(?:\{\w+\}[^{}]*)*\} ?)+)\}/g

/** One plural or other form of a text, as `name, kind` and its cases. */
export interface Form {
  readonly name: string
  readonly kind: string
  readonly cases: Readonly<Record<string, string>>
}

/** The forms that a text in ICU message syntax has. */
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

/** A text with each form in its last case, which is `other`. */
export const plainText = (text: string): string =>
  text.replace(FORM, whole => formsIn(whole)[0]?.cases['other'] ?? '')

/** The names that a text is filled with, in the order of the alphabet. */
export const placeholdersIn = (text: string): string[] =>
  [
    ...new Set([
      ...formsIn(text).map(({ name }) => name),
      ...[...plainText(text).matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
    ]),
  ].sort()
