const ID = 'w3m-iframe'
const Z_INDEX = '999999'

/**
 * The iframe, hidden, as protocol §5.1 describes it. It may run its own scripts, keep its own storage and ask for a passkey of its own
 * site; nothing else of the page is lent to it.
 */
export function createFrameElement(document: Document, url: string): HTMLIFrameElement {
  const element = document.createElement('iframe')
  // Another product on the page may have a frame of this id; it is never taken for ours.
  if (!document.getElementById(ID)) element.id = ID
  element.name = 'w3m-secure-iframe'
  element.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-popups')
  // A visitor who recovers with a passkey uses it in the frame; passkeys are never made there.
  element.setAttribute('allow', 'publickey-credentials-get')
  element.setAttribute('loading', 'eager')
  // Where ancestors cannot be read, this is how the site learns which page holds it.
  element.referrerPolicy = 'origin'
  Object.assign(element.style, {
    position: 'fixed',
    zIndex: Z_INDEX,
    display: 'none',
    border: '0',
    margin: '0',
    colorScheme: 'normal',
  })
  element.src = url
  return element
}
