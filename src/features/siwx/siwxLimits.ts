/** Whether somebody is signed in, a message to sign, a session to store: a server has this long for each. */
export const SIWX_ANSWER_MS = 20_000
/** A message that was made to be read is not signed any more when it is older: its nonce may have run out. */
export const SIWX_MESSAGE_MS = 240_000
