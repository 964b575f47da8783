/** The reason a wallet is given for the end of a session. */
export const ABORTED = { code: 6000, message: 'User disconnected.' } as const
