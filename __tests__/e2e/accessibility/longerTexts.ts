import { en } from '../../../src/strings/en/allTexts'

const PADDING = ' ąęłöüß'
const GROWTH = 0.4

/**
 * Returns the English texts 40% longer and with accents, like a long translation. Placeholders
 * stay.
 */
export const longerTexts = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(en).map(([key, text]) => {
      const extra = Math.ceil(text.replace(/\{\w+\}/g, '').length * GROWTH)
      return [
        key,
        text +
          PADDING.repeat(Math.ceil(extra / PADDING.length))
            .slice(0, extra)
            .trimEnd(),
      ]
    }),
  )
