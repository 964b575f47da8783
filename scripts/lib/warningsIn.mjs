const WARNING = /\bwarn|⚠|⨯|deprecat/i
/** Next's messages about the build machine, not the page. */
const OF_THE_MACHINE = /No build cache found/

/** Returns the warnings of a build, an installation or a server. */
export const warningsIn = printed =>
  printed.split('\n').filter(line => WARNING.test(line) && !OF_THE_MACHINE.test(line))
