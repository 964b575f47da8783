import type { NameSuggestion } from '../../domain/schemas/profile'

/** Digits that are read as letters. */
const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  i: 'l',
}

const readAs = (name: string): string =>
  name.toLowerCase().replace(/[0134578i]/g, sign => LETTERS[sign] ?? sign)

/**
 * What may be offered beside the name in the field: nothing that is taken, and nothing that is read as the chosen name or as
 * another of the list (`mari5ol` beside `marisol`), since payments to one would be sent to the other.
 *
 * @param chosen the name in the field, suffix included
 */
export function otherNames(
  suggestions: readonly NameSuggestion[],
  chosen: string,
): readonly NameSuggestion[] {
  const isImitation = ({ name }: NameSuggestion) =>
    /\d/.test(name) &&
    [chosen, ...suggestions.map(each => each.name)].some(
      other => other !== name && readAs(other) === readAs(name) && !/\d/.test(other),
    )
  return suggestions.filter(each => each.name !== chosen && !each.registered && !isImitation(each))
}
