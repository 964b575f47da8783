import { randomUUID } from 'node:crypto'

/** Returns an email that no visitor has signed in with. */
export const newEmail = (): string => `marisol.${randomUUID().slice(0, 8)}@example.com`
