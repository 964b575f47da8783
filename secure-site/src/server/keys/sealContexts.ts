/** Binds a sealed share to its row: one that was moved to another user or device does not open. */
export const sealContext = (userId: string, deviceHash: string) =>
  `recovery share\n${userId}\n${deviceHash}`

/** The same for the share of a recovery method; a device's share can't be put in its place. */
export const methodContext = (userId: string) => `method share\n${userId}`
