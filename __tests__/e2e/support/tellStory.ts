import type { Page } from '@playwright/test'
import { settled } from '../accessibility/settled'
import { readTree } from './readTree'
import { recordSpoken } from './recordSpoken'

/** Run-specific texts, and the word that replaces each. */
type Masks = readonly (readonly [what: RegExp, word: string])[]

const ALWAYS: Masks = [
  [/\b\d+:\d\d\b|\b\d+ s\b/g, '‹time›'],
  [/(≈ )?\$[\d,]+( ?\.\d+)?/g, '‹value›'],
  [/Balance [\d.,]+/g, 'Balance ‹amount›'],
]

/**
 * Writes down what a screen reader gets from a journey, step by step: announcements, the focus,
 * and, while the card is at rest, the whole dialog. Call it before the page is loaded.
 */
export async function tellStory(page: Page, masks: Masks = []) {
  const said = await recordSpoken(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Accessibility.enable')
  const parts: string[] = []
  const masked = (text: string) =>
    [...masks, ...ALWAYS].reduce((known, [what, word]) => known.replace(what, word), text)
  const tell = async (step: string, isWhole: boolean) => {
    const heard = await said()
    const { lines, focused } = await readTree(session)
    const tree = isWhole ? lines : []
    const told = [
      `## ${step}`,
      ...heard.map(words => `said ${words}`),
      `focus: ${focused}`,
      ...(tree.length > 0 ? ['', ...tree.map(each => `    ${each}`)] : []),
    ]
    parts.push(masked(told.join('\n')))
  }
  return {
    /** Records the whole card at rest. */
    async at(step: string) {
      await settled(page)
      await tell(step, true)
    },
    /** Discards the announcements before the journey's beginning. */
    begin: said,
    /** Records announcements and the focus while something is pending, or after the card closed. */
    heard: (step: string) => tell(step, false),
    text: () => `${parts.join('\n\n')}\n`,
  }
}
