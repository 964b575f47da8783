/** Deadline for each call to the host's server. */
export const SIWX_ANSWER_MS = 20_000
/** Age at which a message that was created for reading is replaced: its nonce may have expired. */
export const SIWX_MESSAGE_MS = 240_000
/** How long a QR code waits for the message to sign; then signing needs a second approval. */
export const ONE_CLICK_MS = 2_500
