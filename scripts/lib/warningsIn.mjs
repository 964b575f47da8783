const WARNING = /\bwarn|⚠|⨯|deprecat/i
/** What Next says of a build server, not of the page. */
const OF_THE_MACHINE = /No build cache found/

/** The lines of a build, an installation or a server that warn of something. */
export const warningsIn = printed =>
  printed.split('\n').filter(line => WARNING.test(line) && !OF_THE_MACHINE.test(line))
