/**
 * Acts like a browser's translator: replaces every text node, and each new one as it appears, with
 * two nested elements that hold its text.
 */
export function translatePage(root: Node): () => void {
  const replace = (text: Text) => {
    const { parentElement } = text
    if (!parentElement || parentElement.closest('font, style, script, textarea')) return
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
  }
  const walk = (node: Node) => {
    const texts: Text[] = []
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    if (node instanceof Text) texts.push(node)
    texts.forEach(replace)
  }
  walk(root)
  const observer = new MutationObserver(records => {
    for (const { addedNodes, target, type } of records) {
      if (type === 'characterData') walk(target)
      else for (const node of addedNodes) if (node.isConnected) walk(node)
    }
  })
  observer.observe(root, { childList: true, subtree: true, characterData: true })
  return () => observer.disconnect()
}
