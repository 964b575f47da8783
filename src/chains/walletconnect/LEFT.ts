/** The reason a wallet is given for the end of a session. */
export const LEFT = { code: 6000, message: 'User disconnected.' } as const
