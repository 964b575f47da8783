/** The fragment that GitHub gives a heading, so that a link to it works in both places. */
export const githubSlug = text =>
  text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_\s-]/gu, '')
    .replaceAll(' ', '-')
