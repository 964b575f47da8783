import { randomUUID } from 'node:crypto'

/** An address that nobody has signed in with. */
export const newEmail = (): string => `marisol.${randomUUID().slice(0, 8)}@example.com`
