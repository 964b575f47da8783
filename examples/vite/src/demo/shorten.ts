/** As the modal does: four characters in front, six at the end. */
export const shorten = (text: string): string => `${text.slice(0, 4)}…${text.slice(-6)}`
