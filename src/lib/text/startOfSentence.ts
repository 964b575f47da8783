/** A text whose first word may have been put in from elsewhere, with the capital a sentence begins with. */
export const startOfSentence = (text: string): string => {
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}
