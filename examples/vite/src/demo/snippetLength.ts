const COMMENT = /^(\/\/|\/\*|\*)/

/** Counts lines of code: neither blank nor a comment. */
export const snippetLength = (text: string): number =>
  text.split('\n').filter(line => line.trim() !== '' && !COMMENT.test(line.trim())).length
