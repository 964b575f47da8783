/** Whether somebody is signed in, a message to sign, a session to store: a server has this long for each. */
export const SIWX_ANSWER_MS = 20_000
/** A message that was made to be read is not signed any more when it is older: its nonce may have run out. */
export const SIWX_MESSAGE_MS = 240_000
/** A code to scan does not wait longer for the message that is signed with it; then connecting and signing take an approval each. */
export const ONE_CLICK_MS = 2_500
