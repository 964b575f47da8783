const ID = 'w3m-iframe'
const Z_INDEX = '999999'

/**
 * Creates the hidden iframe (protocol §5.1), with scripts, storage and passkeys of its own site but
 * no other permissions.
 */
export function createFrameElement(document: Document, url: string): HTMLIFrameElement {
  const element = document.createElement('iframe')
  // Another product on the page may use this id; its frame is never mistaken for ours.
  if (!document.getElementById(ID)) element.id = ID
  element.name = 'w3m-secure-iframe'
  element.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-popups')
  // Needed for recovery with a passkey; passkeys are never created in the frame.
  element.setAttribute('allow', 'publickey-credentials-get')
  element.setAttribute('loading', 'eager')
  // Lets the site identify the embedding page where it cannot read ancestor origins.
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
