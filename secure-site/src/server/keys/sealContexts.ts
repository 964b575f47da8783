/** Binds a sealed share to its row: moved to another user or device, it does not open. */
export const sealContext = (userId: string, deviceHash: string) =>
  `recovery share\n${userId}\n${deviceHash}`

/** The same for the share of a recovery method; a device's share can't be substituted for it. */
export const methodContext = (userId: string) => `method share\n${userId}`
