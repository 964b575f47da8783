import type { Page } from '@playwright/test'
import { settled } from '../accessibility/settled'
import { readTree } from './readTree'
import { recordSpoken } from './recordSpoken'

/** What differs from run to run, by a word for it. */
type Masks = readonly (readonly [what: RegExp, word: string])[]

const ALWAYS: Masks = [
  [/\b\d+:\d\d\b|\b\d+ s\b/g, '‹time›'],
  [/(≈ )?\$[\d,]+( ?\.\d+)?/g, '‹value›'],
  [/Balance [\d.,]+/g, 'Balance ‹amount›'],
]

/**
 * Writes down what a screen reader has of a journey, step by step: what was said, what has the focus, and, where the card
 * stands still, the whole dialog. Begin before the page is loaded.
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
    /** The card stands still: the whole of it. */
    async at(step: string) {
      await settled(page)
      await tell(step, true)
    },
    /** What was said on the way to the beginning is no part of it. */
    begin: said,
    /** What is said and focused while something goes on, or after the card closed. */
    heard: (step: string) => tell(step, false),
    text: () => `${parts.join('\n\n')}\n`,
  }
}
