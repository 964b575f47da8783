import type { BrowserContext, Page } from '@playwright/test'

declare global {
  interface Window {
    diary?: string[]
  }
}

const ENTRIES_SHOWN = 40

/** A log of input, and of what each page shows, for understanding a failure on a remote machine. */
export interface Diary {
  read(): Promise<string>
}

/** Records presses and keys on every page of a context, with their target and time. */
export async function keepDiary(context: BrowserContext): Promise<Diary> {
  await context.addInitScript(() => {
    const diary: string[] = []
    window.diary = diary
    const nameOf = (event: Event) => {
      const met = event.composedPath().find(part => part instanceof HTMLElement)
      const owner = met?.closest('[data-testid]')?.getAttribute('data-testid') ?? ''
      return `${met?.localName ?? 'nothing'} in "${owner}"`
    }
    for (const type of ['pointerdown', 'pointerup', 'click', 'keydown', 'close']) {
      addEventListener(
        type,
        event => {
          const key = event instanceof KeyboardEvent ? ` ${event.key}` : ''
          diary.push(`${String(Math.round(performance.now()))} ms ${type}${key} ${nameOf(event)}`)
        },
        { capture: true },
      )
    }
  })
  const readPage = async (page: Page) => {
    const entries = await page.evaluate(() => window.diary ?? [])
    const shown = await page.locator('body').ariaSnapshot({ timeout: 2_000 })
    return [page.url(), ...entries.slice(-ENTRIES_SHOWN), shown].join('\n')
  }
  return {
    async read() {
      const pages = context.pages().map(page => readPage(page).catch(String))
      return (await Promise.all(pages)).join('\n\n')
    },
  }
}
