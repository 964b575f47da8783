import * as v from 'valibot'
import { failure } from './failures'
import { visibleLine } from './review/visibleText'

const NAME_LIMIT = 60

const Theme = v.nullish(
  v.looseObject({
    themeMode: v.optional(v.picklist(['light', 'dark'])),
    /** BCP 47: the page's language may have changed since it requested the frame. */
    lang: v.optional(v.string()),
  }),
)
const Page = v.looseObject({
  metadata: v.optional(v.looseObject({ name: v.optional(v.string()) })),
})

/** How the frame looks, and what the page claims about itself. */
export interface Look {
  syncTheme(payload: unknown): Promise<void>
  syncPage(payload: unknown): void
  /** Resolves when the texts of the last requested language are in effect. */
  spoken(): Promise<void>
  /** Untrusted: shown small, as the page's own claim. */
  hostName(): string | null
}

/** Takes only light or dark from the page's theme: custom colours could hide a warning. */
export function createLook(root: HTMLElement, speak: (tag: string) => Promise<void>): Look {
  let name: string | null = null
  let speaking: Promise<void> = Promise.resolve()
  return {
    syncTheme: async payload => {
      const theme = v.safeParse(Theme, payload)
      if (!theme.success) throw failure('BAD_REQUEST')
      // Each approval sends a theme without a mode (protocol §17.2): the last mode stays.
      if (theme.output?.themeMode !== undefined) root.dataset.theme = theme.output.themeMode
      if (theme.output?.lang !== undefined) speaking = speak(theme.output.lang)
      await speaking
    },
    syncPage: payload => {
      const page = v.safeParse(Page, payload)
      if (!page.success) throw failure('BAD_REQUEST')
      const claimed = visibleLine(page.output.metadata?.name ?? '', NAME_LIMIT)
      name = claimed === '' ? null : claimed
    },
    spoken: () => speaking,
    hostName: () => name,
  }
}
