/** Shortens like the modal: the first four characters and the last six. */
export const shorten = (text: string): string => `${text.slice(0, 4)}…${text.slice(-6)}`
