import type { NameSuggestion } from '../../domain/schemas/profile'

/** Digits and the letters that they resemble. */
const LOOKALIKE_LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  i: 'l',
}

const toVisualForm = (name: string): string =>
  name.toLowerCase().replace(/[0134578i]/g, sign => LOOKALIKE_LETTERS[sign] ?? sign)

/**
 * Returns the free suggestions, without lookalikes of the chosen or another listed name (`mari5ol`
 * for `marisol`): payments meant for one would go to the other.
 *
 * @param chosen the name in the field, suffix included
 */
export function getOfferedNames(
  suggestions: readonly NameSuggestion[],
  chosen: string,
): readonly NameSuggestion[] {
  const isImitation = ({ name }: NameSuggestion) =>
    /\d/.test(name) &&
    [chosen, ...suggestions.map(each => each.name)].some(
      other => other !== name && toVisualForm(other) === toVisualForm(name) && !/\d/.test(other),
    )
  return suggestions.filter(each => each.name !== chosen && !each.registered && !isImitation(each))
}
