/** The reason sent to a wallet when a session ends. */
export const ABORTED = { code: 6000, message: 'User disconnected.' } as const
