import { expect } from '@playwright/test'

/** Reads a value until it has stayed the same for a while, and returns it. */
export async function atRest<T>(read: () => Promise<T>): Promise<T> {
  let before = ''
  let now = await read()
  const isStill = async () => {
    now = await read()
    const text = JSON.stringify(now)
    const isSame = text === before
    before = text
    return isSame
  }
  await expect.poll(isStill, { intervals: [800] }).toBe(true)
  return now
}
