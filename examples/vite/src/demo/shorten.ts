export const shorten = (text: string): string => `${text.slice(0, 6)}…${text.slice(-4)}`
