import { isEnglish } from '../../lib/text/isEnglish'
import type { Runtime } from './Runtime'

const ignore = () => undefined

/**
 * Speaks the language of the page, or of the browser where the page names none. A page in English fetches nothing for it, until its
 * `<html lang>` changes. Returns the end of that.
 */
export function beginLanguage(runtime: Runtime, page: Window): () => void {
  const { documentElement: root } = page.document
  let end: (() => void) | undefined = ignore
  const look = () => {
    if (isEnglish(root.lang || page.navigator.language || 'en')) return
    observer.disconnect()
    import('../languages/followLanguage')
      .then(({ followLanguage }) => {
        if (end) end = followLanguage(runtime, page)
      })
      .catch(ignore) // English stays
  }
  const observer = new MutationObserver(look)
  observer.observe(root, { attributeFilter: ['lang'] })
  look()
  return () => {
    observer.disconnect()
    end?.()
    end = undefined
  }
}
