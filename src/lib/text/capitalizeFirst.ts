/** Capitalises the first letter, since a sentence may begin with an inserted word. */
export const capitalizeFirst = (text: string): string => {
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}
