const COMMENT = /^(\/\/|\/\*|\*)/

/** Lines with code in them: neither blank nor a comment. */
export const snippetLength = (text: string): number =>
  text.split('\n').filter(line => line.trim() !== '' && !COMMENT.test(line.trim())).length
